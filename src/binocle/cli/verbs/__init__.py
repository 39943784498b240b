"""The verbs of the command line, a module each; `command` is what click runs."""
