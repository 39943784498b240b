"""The phases of a deal, one small module each; the state's `phase` names the one that is on."""
