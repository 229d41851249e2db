"""Judges panel files by the schema for editors, as an editor with YAML 1.2 does.

    agree.py SCHEMA FILE...

Prints a line for each file: its path, a tab, and `accepts` or where and why the schema refuses it.
"""

import json
import re
import sys

import jsonschema
import yaml


class Loader(yaml.CSafeLoader):
    """YAML with the types of version 1.2, where `on`, `yes` and `12:30` are texts."""

    yaml_implicit_resolvers = {}


for tag, pattern, first in [
    ("tag:yaml.org,2002:null", r"^(~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("tag:yaml.org,2002:bool", r"^(true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("tag:yaml.org,2002:int", r"^([-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", list("-+0123456789")),
    ("tag:yaml.org,2002:float", r"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$", list("-+.0123456789")),
    ("tag:yaml.org,2002:merge", r"^<<$", ["<"]),
]:
    Loader.add_implicit_resolver(tag, re.compile(pattern), first)
# What another file holds is judged there.
Loader.add_constructor("!include", lambda loader, node: [])


def verdict(validator, path):
    try:
        with open(path) as file:
            panel = yaml.load(file, Loader)
    except yaml.YAMLError as error:
        return f"no YAML: {type(error).__name__}"
    except ValueError as error:
        return f"no YAML: {error}"
    error = jsonschema.exceptions.best_match(validator.iter_errors(panel))
    if error is None:
        return "accepts"
    return "/".join(str(part) for part in error.absolute_path) + ": " + " ".join(error.message.split())[:200]


def main():
    with open(sys.argv[1]) as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    for path in sys.argv[2:]:
        print(f"{path}\t{verdict(validator, path)}")


main()
