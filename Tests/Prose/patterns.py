"""The patterns of prose that read as another language in English words, each with what to write instead.

A pattern has a name, a regular expression, advice, sentences that it must find, and sentences that it must leave alone. `run` tries the
examples before it looks at anything else.
"""
import re
from typing import NamedTuple


class Pattern(NamedTuple):
    name: str
    regex: re.Pattern
    advice: str
    bad: list
    good: list


def pattern(name, regex, advice, bad, good=()):
    return Pattern(name, re.compile(regex, re.IGNORECASE), advice, list(bad), list(good))


# Participles that end a causative: “Has the picture drawn”.
PARTICIPLES = (r"(?:\w+ed|done|told|shown|drawn|written|built|made|kept|left|run|taken|given|begun|sent|put|said|spoken|held|heard|read|"
               r"known|seen|found|thrown|chosen)")

# Verbs that make “One” at the beginning of a sentence a pronoun without a noun near it.
ONE_VERBS = (r"is|was|has|had|does|did|can|cannot|may|might|must|will|would|should|follows|stays|needs|gets|says|takes|keeps|begins|"
             r"belongs|means|makes|comes|becomes|gives|knows|shows|holds|lies|stands|counts|costs|asks|wants|tells|remains|exists")

PATTERNS = [
    pattern("mend", r"\bmend(?:s|ed|ing)?\b", "say “fix”",
            ["Nothing mends it.", "no seat; mend: start seatd"], ["Recommended.", "Amend the file."]),
    pattern("whoever", r"\bwho(?:so)?ever\b", "name the actor: “a caller that …”, “anyone who …”, “remote viewers”",
            ["Whoever draws everything may not draw what comes before."], ["However it is drawn."]),
    pattern("of before", r"\bof before\b", "say “the previous …”",
            ["The program of before stays."], ["A list of beforehand known names."]),
    pattern("told", r"\b(?:is|are|was|were|be|been|being|had|unless|until|never)\s+(?:(?:not|never|only|once)\s+)?told\b",
            "name who reports, sends or is given it: “the log reports”, “the panel sends”, “by default”",
            ["What does not compile is told.", "All is had told.", "5 s unless told"], ["The log told nothing.", "He told them."]),
    pattern("goes on", r"\b(?:go|goes|went|going)\s+on\b", "say “continues”, “keeps running”, “resumes”, “stays”",
            ["The panel goes on without a screen."], ["It goes onto the page."]),
    pattern("somebody who", r"\b(?:somebody|someone) who\b", "name the actor: “a person at the panel”, “a viewer”, “a caller”",
            ["Has somebody who asks served."], ["Somebody at the panel presses Keep."]),
    pattern("nobody has", r"\bnobody (?:has|had)\b", "name the actor, or use the passive: “not touched for …”",
            ["when nobody has touched the panel"], ["Nobody watches."]),
    pattern("somebody as the actor", r"\b(?:that|while|when|whether|because|if|as|where|so) (?:somebody|nobody)\b",
            "name the actor: “a person”, “another client”, “a viewer”; or say what happens: “while it is not in use”",
            ["A card that nobody is typing any more.", "Called when somebody touches the layer."],
            ["Nobody watches.", "An alarm that calls for help."]),
    pattern("stands", r"\b(?:stands?|stood) (?:(?:on|above|below|beside|behind|alone|there|here|among|under|over|apart|before|near|directly|twice|"
            r"side|one|at the|as (?:it|they|on|in|a))\b|in (?:a|an|the|its|their|no|one|several|this|that|each)\b(?! for\b))",
            "say “is”, “is written”, “is shown”, “precedes”",
            ["The key stands in the file.", "A label stands above it.", "as they stand there"],
            ["A star stands for any text.", "A script stands in for the devices.", "It stands out.", "people stand at some distance"]),
    pattern("of its own", r"\ban? (?!look\b|life\b)[\w’-]+ of (?:its|their) own\b(?=\s*(?:[.,;:)]|$))", "say “its own …”, or “a separate …”",
            ["It has a thread of its own."], ["It has its own thread.", "a style with a look of its own", "programs of its own user"]),
    pattern("to be had", r"\bto be had\b", "say “available”, or what fails: “Cannot open a seat”",
            ["No seat is to be had."], ["It had to be done."]),
    pattern("causative", rf"^(?:Has|Have|Having)\s+(?!no\b|to\b|been\b)(?:[\w’'`-]+\s+){{1,8}}?{PARTICIPLES}\b",
            "begin with what the declaration does: “Draws …”, “Reports …”, “Makes …”",
            ["Has the changes of what a run has read told.", "Has all of them drawn again."],
            ["Has no effect on Linux.", "The panel has drawn it."]),
    pattern("by way of", r"\bby way of\b", "say “through”, “with”, “over”",
            ["Devices by way of seatd."], ["By the way of the world."]),
    pattern("the one who", r"\bthe one(?:s)? who\b", "name the person: “the caller”, “the owner”, “the user”",
            ["The one who asks gets it."], ["The one that is shown."]),
    pattern("dear", r"\bdear(?:er|est)?\b", "say “expensive”, “costly”",
            ["The dearest part of a start."], ["An endearing picture."]),
    pattern("anew", r"\banew\b", "say “again”, “from the start”, or “re-…”",
            ["It has to begin anew."], ["a newer one"]),
    pattern("meanwhile", r"(?<=[\w,] )meanwhile\b(?=\s*[.,;:)]|$)|\b(?:that is|only) (?:there )?meanwhile\b",
            "say “in the meantime”, “while …”, “short-lived”",
            ["A thread that is there only meanwhile.", "What somebody sets meanwhile, is lost."], ["Meanwhile the panel waits."]),
    pattern("as it is", r"\bas (?:it is|they are|it was|they were)\s+(?:then|now|told|asked|meant)\b",
            "say when: “the current values”, “what it held at that time”",
            ["Everything is told as it is then."], ["It leaves the value as it is."]),
    pattern("headless who", r"\b(?:for|with|from|by|if)\s+who\b|(?:^|[.;:] )who (?:has|wants|asks|listens|watches|looks|gives|draws)\b",
            "name the actor: “for remote viewers”, “users of a screen reader”",
            ["is blank for who watches from elsewhere", "Who listens goes from one to the next."], ["Those for whom it is.", "who may do what"]),
    pattern("that of … that", r"\b(?:that|those) of (?:(?!that\b)[\w’'`-]+ ){1,6}(?:that|whose|which)\b", "repeat the noun: “the time of the panel that …”",
            ["That of the first mark that has one.", "those of samples that are no longer kept"],
            ["The time of the panel that was made last.", "Its name is that of the group."]),
    pattern("One as a pronoun", rf"(?:^|(?<=[.!?] ))(?-i:One) (?:that|which|who|whose|outside|beyond|{ONE_VERBS})\b", "repeat the noun: “A value that …”",
            ["A range. One that is not finite has no ticks.", "One is left out."],
            ["One bit for each trait.", "One press of Page Up held a panel.", "One of them is enough."]),
]

# Finite verbs that decide whether a sentence with “What …” is a clause as a subject or a noun phrase (“What a value shows.”).
VERBS = re.compile(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|may|might|must|will|would|should|needs?|stays?|comes?|goes|makes?|takes?|shows?|"
    r"stands?|follows?|counts?|waits?|keeps?|works?|moves?|changes?|gets?|says?|belongs?|becomes?|costs?|remains?|begins?|ends?|holds?|lies|"
    r"leaves?|gives?|calls?|reads?|asks?|sees|wants?|draws?|looks?|casts?|answers?|touches|passes|runs?|fits?|fails?|happens?|tells?|"
    r"widens?|hides?|depends?|means?|matters?|starts?|stops?|puts?|sends?|writes?|uses?|names?|brings?|finds?|falls?|knows?|sets?)\b",
    re.IGNORECASE)
# An auxiliary and its verb are one: “may need”, “should do”.
MODAL, AUXILIARY = "(?:can|cannot|may|might|must|will|would|should)", "(?:does|do|did|has|have|had|is|are|was|were)"
COMPOUND = re.compile(rf"\b(?:{MODAL}\s+|{AUXILIARY}\s+(?!{AUXILIARY}\b))(?={VERBS.pattern})", re.IGNORECASE)
WHAT_BAD = ["What takes the height needs no space.", "What a finger touches answers in the same frame.",
            "What does not compile is told, and the program stays.", "What stands above the page has one scale of elevation."]
WHAT_GOOD = ["What it is.", "What is it?", "What the view shows.", "What the law asks", "What an element says, in words.",
             "What a person sees when the panel starts.", "What a person may need: to read, to hear, to press",
             "What the person in front of the panel should do, without values in braces.", "What has changed since the last frame that was drawn."]
# Words that open a clause of its own: a verb after one of them is not that of the sentence.
OPENERS = re.compile(r"\b(?:that|which|who|whose|when|while|if|unless|until|where|because|since|as|than|before|after|whether|so|and|or|but|what|how|"
                     r"although|though|once)\b|[:;()—]", re.IGNORECASE)


def is_clause_as_subject(sentence):
    """Whether a sentence begins with a clause of “What …” that is its subject: two finite verbs before anything opens another clause."""
    if not re.match(r"What\s+\w", sentence) or sentence.rstrip().endswith("?"):
        return False
    rest = re.sub(r"^What\s+(?:the|an?|its?)?\s*", "", sentence)
    before = OPENERS.split(rest, maxsplit=1)[0]
    # A noun of the same form: “a start”, “the end”, “its looks”.
    before = re.sub(r"\b(?:the|an?|its|their|of|no|each|every|this|one|to|not)\s+\w+", "", before)
    return len(VERBS.findall(COMPOUND.sub("", before))) >= 2


WHAT_ADVICE = "name the subject: “A view that takes the height …” in place of “What takes the height …”"
LONGEST_CELL, LONGEST_SENTENCE = 60, 60


def findings(unit, is_table_cell=False):
    """What the patterns find in a unit of prose (a paragraph, a cell, a comment, a literal): offset, pattern and advice of each."""
    for each in PATTERNS:
        for match in each.regex.finditer(unit):
            yield match.start(), each.name, each.advice
    start = 0
    for sentence in re.split(r"(?<=[.!?])\s+(?=[A-Z“*])", unit):
        offset = unit.index(sentence, start)
        start = offset + len(sentence)
        if is_clause_as_subject(sentence):
            yield offset, "what-clause", WHAT_ADVICE


def words(text):
    """How many words a text has beside names in code."""
    return sum(any(letter not in "X,.;:()" for letter in word) for word in text.split())


def lengths(unit, is_table_cell):
    """The cells and sentences of a page that are too long to be read once."""
    if is_table_cell and words(unit) > LONGEST_CELL:
        yield 0, "long cell", f"a cell has at most {LONGEST_CELL} words: make it a list or rows of their own"
    if not is_table_cell:
        start = 0
        for sentence in re.split(r"(?<=[.!?:])\s+(?=[A-Z“*`])", unit):
            offset = unit.index(sentence, start)
            start = offset + len(sentence)
            if words(sentence) > LONGEST_SENTENCE:
                yield offset, "long sentence", f"a sentence has at most {LONGEST_SENTENCE} words: one idea each, or a list"


def mistakes():
    """What the patterns get wrong in their own examples."""
    for each in PATTERNS:
        yield from (f"{each.name} does not find: {text}" for text in each.bad if not each.regex.search(text))
        yield from (f"{each.name} finds: {text}" for text in each.good if each.regex.search(text))
    yield from (f"what-clause does not find: {text}" for text in WHAT_BAD if not is_clause_as_subject(text))
    yield from (f"what-clause finds: {text}" for text in WHAT_GOOD if is_clause_as_subject(text))
