/// Tells the toolkit that this program holds panels and sources of SwiftUI: the tests of both are one program, and those of
/// the latter say which ground their pages have.
@_cdecl("faceplate_sources_of_both")
public nonisolated func sourcesOfBoth() {}
