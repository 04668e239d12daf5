"""The proof-reader of the line cards of «Поэзия»: development only, never shipped.

A poem is laid from cards that meet in any order, so a single limping line spoils every poem it
lands in. What a machine can hear (metre, stress, rhyme, repetition) is checked here; what it
cannot is read aloud with ``python -m tools.verse poems``.
"""
