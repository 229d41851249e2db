/// A view that changes the transaction for what a closure adds to it, while its own content keeps the outer
/// transaction.
private struct ScopedTransaction<Base: View, Changed: View>: View {
  let base: Base
  let change: (inout Transaction) -> Void
  let changed: (PlaceholderContentView<Base>) -> Changed
  @State private var scope = Scope()

  /// Keeps the outer transaction for the content.
  final class Scope {
    var outside = Transaction()
  }

  var body: some View {
    let (scope, change) = (scope, change)
    let inside = base.transaction { $0 = scope.outside }
    changed(PlaceholderContentView(content: AnyView(inside)))
      .transaction {
        scope.outside = $0
        change(&$0)
      }
  }
}

extension View {
  /// Animates changes of what the closure adds to the view, but not changes inside the view.
  ///
  ///     Text("Hot").animation(.easeIn) { $0.opacity(isHot ? 1 : 0.3) }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction for what the closure adds to the view, but not for changes inside the view.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransaction(base: self, change: transform, changed: body)
  }
}

/// A modifier that changes the transaction for what another modifier adds to a view, and not for the view itself.
private struct ScopedModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let change: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(change) { $0.modifier(base) } }
}

extension ViewModifier {
  /// Returns a modifier that animates all changes of what this modifier adds to a view, and not changes inside the
  /// view.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Returns a modifier that changes the transaction for what this modifier adds to a view, and not for the view
  /// itself.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(base: self, change: transform)
  }
}
