/// An object whose ``Published`` properties views follow.
///
/// New code writes `@Observable` instead: it needs no wrappers.
@preconcurrency @MainActor public protocol ObservableObject: AnyObject {}
