"""The prose of a file: paragraphs and cells of Markdown, comments and string literals of sources, each with the line of every character."""
import re

# Markup that is no prose keeps its length, so that places stay right.
CODE = re.compile(r"`[^`\n]*`|\]\([^)]*\)|https?://\S+")


def blanked(text):
    """A text with the characters of its code spans and addresses replaced by `X`."""
    return CODE.sub(lambda found: "X" * len(found[0]), text)


def joined(lines):
    """A unit of numbered lines: their text with single spaces between, and the line of each offset."""
    text, places = "", []
    for number, line in lines:
        if text:
            text += " "
            places.append(number)
        text += line
        places += [number] * len(line)
    return text, places + [lines[-1][0] if lines else 0]


def markdown(text, first=1, last=None):
    """The paragraphs, list items and cells of a page, without its listings: text, lines, and whether it is a cell."""
    paragraph, fence = [], False

    def end():
        if paragraph:
            yield (*joined(paragraph), False)
            paragraph.clear()

    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("```"):
            fence = not fence
            yield from end()
        elif fence or number < first or (last and number > last):
            continue
        elif line.startswith("|"):
            yield from end()
            for cell in re.split(r"(?<!\\)\|", line)[1:-1]:
                if cell.strip(" -:"):
                    yield (*joined([(number, blanked(cell.strip()))]), True)
        elif not line.strip() or line.startswith(("#", "!", "<")):
            yield from end()
        else:
            if re.match(r"\s*(?:[-*]|\d+\.) ", line):
                yield from end()
                line = re.sub(r"^\s*(?:[-*]|\d+\.) ", "", line)
            paragraph.append((number, blanked(line.strip())))
    yield from end()


def literal(text, start):
    """The end of a Swift or C literal that begins at `start`, and the spans of the expressions in it."""
    marks = re.compile(r'#*').match(text, start).end() - start
    opening = start + marks
    quote = '"""' if text.startswith('"""', opening) else '"'
    escape, close, at, spans = "\\" + "#" * marks, quote + "#" * marks, opening + len(quote), []
    while at < len(text):
        if text.startswith(close, at):
            return at + len(close), spans
        if text.startswith(escape + "(", at):
            begin, depth, at = at, 1, at + len(escape) + 1
            while depth and at < len(text):
                if text[at] == '"':
                    at = literal(text, at)[0]
                    continue
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                at += 1
            spans.append((begin, at))
        elif text.startswith(escape, at):
            at += len(escape) + 1
        elif quote == '"' and text[at] == "\n":
            return at, spans
        else:
            at += 1
    return at, spans


TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|#*"|\'(?:\\.|[^\'\n])\'', re.DOTALL)


def swift(text):
    """The comments of a source, those of adjoining lines together, and its literals of more than two words."""
    block, at, line, counted = [], 0, 1, 0

    def end():
        if block:
            yield (*joined(block), False)
            block.clear()

    while match := TOKEN.search(text, at):
        start, at = match.span()
        line, counted = line + text.count("\n", counted, start), start
        if match[0].startswith("//"):
            words = match[0].lstrip("/").strip()
            begins_line = not text[text.rfind("\n", 0, start) + 1:start].strip()
            if block and (block[-1][0] != line - 1 or not begins_line):
                yield from end()
            if words and not words.startswith("- Parameter"):
                block.append((line, blanked(words)))
            else:
                yield from end()
        elif match[0].startswith("/*"):
            yield from end()
            rows = [(line + offset, blanked(row.strip(" */"))) for offset, row in enumerate(match[0].split("\n"))]
            yield (*joined([row for row in rows if row[1]] or [(line, "")]), False)
        elif match[0].endswith('"'):
            at, spans = literal(text, start)
            body = text[start:at]
            for begin, end_ in spans:
                body = body[:begin - start] + re.sub(r"[^\n]", "X", text[begin:end_]) + body[end_ - start:]
            body = body.strip('#"')
            if body.count(" ") > 1:
                rows = [(line + offset, blanked(row.strip())) for offset, row in enumerate(body.split("\n"))]
                yield (*joined([row for row in rows if row[1]] or [(line, "")]), False)
    yield from end()


def hashed(text):
    """The comments of a Makefile, a script or a unit, those of adjoining lines together, and the literals of a line."""
    block = []
    for number, line in enumerate(text.split("\n"), 1):
        words = re.match(r"\s*#+(?!!)\s?(.*)", line)
        if words and words[1].strip():
            block.append((number, blanked(words[1].strip())))
            continue
        if block:
            yield (*joined(block), False)
            block = []
        for found in re.findall(r'"([^"\\]*(?: [^"\\]*){2,})"', line):
            yield (*joined([(number, blanked(found))]), False)
    if block:
        yield (*joined(block), False)


def units(path):
    """The units of a file, by the kind that its name tells."""
    text = path.read_text(errors="replace")
    if path.name == "CHANGELOG.md":
        lines = text.split("\n")
        heads = [number for number, line in enumerate(lines, 1) if line.startswith("## ")]
        first = next((number for number in heads if "Unreleased" in lines[number - 1]), None)
        last = next((number - 1 for number in heads if first and number > first), None)
        return markdown(text, first, last) if first else iter(())
    if path.suffix == ".md":
        return markdown(text)
    return swift(text) if path.suffix in (".swift", ".c", ".h") else hashed(text)
