/// Runs what belongs to the main thread from declarations that applications reach without saying that they are there.
///
/// SwiftUI's bindings and environment values can be used in plain structs and extensions, which are on no actor. All of
/// this is done by views, so on the main thread: that is checked in debug builds, and costs nothing in others.
package nonisolated func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  #if DEBUG
    MainActor.assertIsolated("views, their bindings and their environment belong to the main thread")
  #endif
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
