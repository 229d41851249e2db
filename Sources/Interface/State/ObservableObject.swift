/// An object whose ``Published`` properties views follow.
///
/// New code writes `@Observable` instead: it needs no wrappers.
public nonisolated protocol ObservableObject: AnyObject {}
