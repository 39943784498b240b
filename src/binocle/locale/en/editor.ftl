### The rule editor of the terminal. Titles, help and values of the fields stand in form.ftl.

editor-title = Rule editor
editor-changes =
    { $count ->
        [0] nothing changed
        [one] one change
       *[other] { $count } changes
    }
editor-differences =
    { $count ->
        [0] Exactly: { $base }
       *[other] Different from { $base }:
    }
editor-more = … d shows them all
editor-contradiction = Contradiction: { $fields }
editor-range = From { $least } to { $most }.
editor-idle = Has no effect as things stand.
editor-meld = Meld: { $meld }
editor-meld-help = What holding it once, twice … pays in all. Type the numbers with blanks between; x takes the line out or puts it back.
editor-out = not paid
editor-line = To share on one line:
editor-page-differences = Differences

editor-ask-save = Name of your rules, or a path:
editor-ask-replace = There is such a file; Enter replaces it. Name:
editor-ask-line = Set on one line:

editor-note-saved = Saved in { $file }
editor-note-failed = { $file } could not be written: { $problem }
editor-note-taken = Taken over.
editor-note-contradiction = First settle the contradiction; c goes there.
editor-note-lost = The contradiction cannot be kept. Esc once more drops all changes.
editor-note-quit = The changes are not saved. Once more leaves without them.

editor-foot-change = change
editor-foot-reset = reset
editor-foot-differences = differences
editor-foot-save = save
editor-foot-line = line
editor-foot-play = play
editor-foot-find = go to the contradiction
editor-foot-accept = accept
editor-foot-cancel = cancel
editor-foot-help = keys
editor-foot-leave = leave

editor-key-digits = digits
editor-does-move = from field to field; Page Up and Page Down faster
editor-does-groups = to the next group of fields
editor-does-change = the next value; numbers up and down
editor-does-type = type a number, Enter accepts it
editor-does-enter = choose from a list, turn a switch, type a number or the points of a meld
editor-does-reset = the field as in the set you started from
editor-does-out = take a line out of the meld table, or put it back
editor-does-find = to the field at which the contradiction was found
editor-does-all = show all fields, or only those that have an effect
editor-does-page = everything that differs; the rules of this set as a page
editor-does-save = save as a file; it then stands among your own rules
editor-does-line = the set on one line: to send, or to paste one you were sent
editor-does-play = deal a game with these rules
