// Sources that move things about import this module by name for `UTType`, which is the toolkit's own.
@_exported import struct Controls.UTType
