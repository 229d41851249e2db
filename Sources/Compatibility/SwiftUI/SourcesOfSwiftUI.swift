/// Tells the toolkit that the program is made of sources that import SwiftUI by name, so that their pages have the
/// ground that their authors mean. It is never called: that it is there is all it says. See `PageGround`.
@_cdecl("faceplate_sources_of_swiftui")
public nonisolated func sourcesOfSwiftUI() {}
