// The toolchain adds a module `_Testing_UIKit` to each source that imports both Testing and UIKit. Apple's systems have it;
// elsewhere such a source would not compile. This module has that name, and nothing in it.
