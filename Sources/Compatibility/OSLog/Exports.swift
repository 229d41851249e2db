// Sources that log import this module, or `os`: both have the same names.
@_exported import os
