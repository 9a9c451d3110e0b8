"""Sentences.  The engine speaks in ids and arguments; here they become words in a language.

The shell's own sentences are here, one Fluent file for each language; a game brings its own.  Keys are made
of what they speak of: `<game>-event-drove`, `<game>-action-turn`, `reason-stale`, `cli-quit`.
"""

from posse.words.sentences import LANGUAGES, Words, preferred, source, words

__all__ = ["LANGUAGES", "Words", "preferred", "source", "words"]
