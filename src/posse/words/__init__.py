"""Sentences.  The engine uses ids and arguments; this package turns them into a language.

It has the shell's own sentences, one Fluent file for each language; every game has its own.  A key names its
subject: `<game>-event-drove`, `<game>-action-turn`, `reason-stale`, `cli-quit`.
"""

from posse.words.sentences import LANGUAGES, Words, preferred, source, words

__all__ = ["LANGUAGES", "Words", "preferred", "source", "words"]
