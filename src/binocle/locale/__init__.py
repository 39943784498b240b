"""Texts for people, in English and German."""

from binocle.locale.texts import LANGUAGES, Language, TextError, Texts, pick_language, text_files, texts

__all__ = ["LANGUAGES", "Language", "TextError", "Texts", "pick_language", "text_files", "texts"]
