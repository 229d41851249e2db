"""The pages whose listings are compiled and whose command lines are run, and their parts."""
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "Guide").glob("*.md"))]


def blocks(page, language):
    """The listings of a page in a language, with the lines that they begin on."""
    fence, start, lines = None, 0, []
    for number, line in enumerate(page.read_text().splitlines(), 1):
        if not line.startswith("```"):
            lines.append(line)
        elif fence is None:
            fence, start, lines = line[3:], number + 1, []
        else:
            if fence == language:
                yield start, "\n".join(lines) + "\n"
            fence = None
