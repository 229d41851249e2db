/// A view in which the transaction is another one for what a closure puts around it, and the same as before inside.
private struct ScopedTransaction<Base: View, Changed: View>: View {
  let base: Base
  let change: (inout Transaction) -> Void
  let changed: (PlaceholderContentView<Base>) -> Changed
  @State private var scope = Scope()

  /// What the transaction was outside.
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
  /// Animates what the closure does to the view, and nothing inside it.
  ///
  ///     Text("Hot").animation(.easeIn) { $0.opacity(isHot ? 1 : 0.3) }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of what the closure does to the view, and of nothing inside it.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransaction(base: self, change: transform, changed: body)
  }
}
