"""What comments have to say and what they may not repeat."""

import collections
import re

# What the compiler cannot check. Each place says beside it why it holds.
UNCHECKED = re.compile(r"@unchecked\b|nonisolated\(unsafe\)|\bunsafeBitCast\(|\bunsafeDowncast\(|@exclusivity\(unchecked\)")
REASON = re.compile(r"//.*\b[Ss]afe\b")


def without_reason(text, code):
    """The lines of a file that use what the compiler cannot check, and have no comment with the word “safe”, which says why,
    on the same line or in the comment right above the declaration or the statement.

    - text: the file.
    - code: the same with comments and strings blanked, line by line.
    """
    lines = text.split("\n")
    for number, line in enumerate(code.split("\n")):
        for found in UNCHECKED.findall(line):
            above = number
            # Lines of one list of properties share the comment above the first of them.
            while above > 0 and (lines[above - 1].strip().startswith(("//", "@")) or UNCHECKED.search(lines[above - 1])):
                above -= 1
            if not any(REASON.search(line) for line in lines[above:number + 1]):
                yield number + 1, found.strip("(")


def sentences(text):
    """The sentences of the comments of a file that are not part of a list of parameters or of a code sample.

    Left out are comments of public declarations, each of which has to be understood by itself, and dividing lines. What a
    public protocol requires is public without the word.
    """
    block, requires = [], False
    for line in text.split("\n") + [""]:
        if line[:1].strip() and line[0] not in "/}":
            requires = bool(re.search(r"\bpublic (?:nonisolated )?protocol ", line))
        found = re.match(r"\s*///? ?(.*)$", line)
        if found:
            block.append(found[1])
            continue
        if not re.search(r"\bpublic\b|^\s*@", line) and not (requires and line.startswith("  ")):
            for paragraph in re.split(r"\n\s*\n", "\n".join(line for line in block if not re.match(r"    |\s*- |MARK", line))):
                for sentence in re.split(r"(?<=[.])\s+", paragraph.strip().replace("\n", " ")):
                    if len(sentence.split()) >= 3:
                        yield sentence
        block = []


def repeated(texts, times=3):
    """The sentences that stand at least so often in the comments of some files, with their number."""
    count = collections.Counter(sentence for text in texts for sentence in sentences(text))
    return sorted((number, sentence) for sentence, number in count.items() if number >= times)[::-1]


def clauses(text):
    """The lines of a file whose doc comment, or whose sentence about a parameter or the result, begins with a clause (“Where the
    view is”) and not with the noun (“The frame of the view”), which says at once what kind of thing is declared."""
    before = ""
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(r"\s*/// (?:What|Where|Which|How|Who) ", line) and not before.lstrip().startswith("///"):
            yield number
        elif re.match(r"\s*/// +- (?:Parameter )?\w+: (?:what|where|which|how|who) ", line, re.IGNORECASE):
            yield number
        before = line
