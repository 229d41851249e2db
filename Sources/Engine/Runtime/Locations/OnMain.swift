/// Runs a closure that is isolated to the main actor from a declaration that is not.
///
/// As in SwiftUI, bindings and environment values can be used in plain structs and extensions, which belong to no
/// actor. Only views use them, so they are on the main thread. This is checked in debug builds, and costs nothing in
/// others.
package nonisolated func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  assertOnMain()
  // Safe: isolation is a part of the type alone and not of the words of a closure (see ``ClosureWords``), and the
  // closure runs on the main thread, which the line above checks in debug builds.
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Checks in debug builds that the caller is on the main thread.
package nonisolated func assertOnMain() {
  #if DEBUG
  MainActor.assertIsolated("views, their bindings and their environment belong to the main thread")
  #endif
}
