"""`python -m binocle` is the command `binocle`."""

from binocle.cli import main

if __name__ == "__main__":
    main()
