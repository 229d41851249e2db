"""The stored properties of types, and the length of functions, counted in the text of sources without comments and strings."""

import collections
import re

TYPE = re.compile(
    r"^( *)(?:@\w+(?:\([^)\n]*\))? +)*(?:(?:public|package|internal|open|final|private|fileprivate|nonisolated(?:\(\w+\))?|indirect) +)*"
    r"(?:class|struct|actor|extension) +([\w.]+)[^\n{]*\{", re.MULTILINE)
PROPERTY = re.compile(
    r"(?:@\w+(?:\((?:[^()\n]|\([^()\n]*\))*\))? +)*"
    r"(?:(?:public|package|private|internal|fileprivate|lazy|weak|unowned|final|override|nonisolated|static)(?:\(\w+\))? +)*"
    r"(?:let|var) +(\(?[\w, ]+\)?)([^\n]*)")
FUNCTION = re.compile(r"^ *(?:[@\w()]+ +)*(?:func +([^\s(<]+)|(init[?!]?)|(subscript)) *[<(]", re.MULTILINE)


def closing(code, start):
    """The index after the brace that closes the one before an index."""
    depth, index = 1, start
    while depth and index < len(code):
        depth += {"{": 1, "}": -1}.get(code[index], 0)
        index += 1
    return index


def stored(body):
    """The names of the stored properties that stand in the body of a type, outside of nested braces."""
    depth = 0
    for line in body.split("\n"):
        found = PROPERTY.match(line.strip()) if depth == 0 else None
        depth += line.count("{") - line.count("}")
        if not found or re.search(r"\bstatic\b", line):
            continue
        names, rest = found[1], found[2]
        head, brace, _ = rest.partition("{")
        computed = brace and "=" not in head.replace("==", "")
        if computed and not re.search(r"\b(?:var|let) +" + re.escape(names) + r"\b[^\n]*\{\s*(?:did|will)Set", body):
            continue
        yield from re.findall(r"\w+", names)


def stored_properties(codes):
    """The number of stored properties of each type that is declared in some files, by its name."""
    count = collections.Counter()
    for path, code in codes:
        for found in TYPE.finditer(code):
            if re.search(r"\bextension\b", found[0]):
                continue
            body = code[found.end():closing(code, found.end()) - 1]
            count[f"{path}: {found[2]}"] += len(list(stored(body)))
    return count


def long_functions(code, limit):
    """The functions of a file with more lines than a limit: their first line, their name and their length."""
    for found in FUNCTION.finditer(code):
        start = code.find("{", found.end())
        end = code.find("\n\n", found.end())
        if start < 0 or -1 < end < start:
            continue
        length = code.count("\n", found.start(), closing(code, start + 1)) + 1
        if length > limit:
            yield code.count("\n", 0, found.start()) + 1, found[1] or found[2] or found[3], length
