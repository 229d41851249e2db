// The toolchain adds a module `_Testing_CoreGraphics` to each source that imports both Testing and CoreGraphics, as it adds
// `_Testing_UIKit` for UIKit. This module has that name, and nothing in it.
