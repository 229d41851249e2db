"""The folders of a room that depend on each other in a circle."""

import collections


def arrows(files, owner):
    """Which folder names types of which other one, with the names and the files that do."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for file in files:
        for name in file.named:
            if owner.get(name, file.folder) != file.folder:
                found[file.folder][owner[name]].add((str(file.path), name))
    return found


def cycles(arrows):
    """The strongly connected components of more than one folder: in each, every folder reaches every other one."""
    folders = sorted(set(arrows) | {other for ends in arrows.values() for other in ends})

    def reached(start):
        seen, waiting = set(), [start]
        while waiting:
            for other in arrows.get(waiting.pop(), ()):
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return seen

    reach = {folder: reached(folder) for folder in folders}
    left = set(folders)
    for folder in folders:
        if folder in left and folder in reach[folder]:
            circle = {other for other in reach[folder] if folder in reach[other]}
            left -= circle
            if len(circle) > 1:
                yield sorted(circle)
