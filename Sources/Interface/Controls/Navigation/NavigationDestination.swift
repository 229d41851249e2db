import Runtime
import Values

/// Registers the page for values of a type with the enclosing navigation stack.
private struct ValueDestination<Value: Hashable, Page: View>: ViewModifier {
  let page: (Value) -> Page
  @Environment({ $0.navigation }) private var model

  func body(content: Content) -> some View {
    let (model, page) = (model, page)
    Node.afterUpdateHere { _ in model?.register(Value.self) { AnyView(($0.base as? Value).map(page)) } }
    return content
  }
}

/// Keeps a page on the enclosing navigation stack, or in the next column of a split view, while a condition holds.
private struct ConditionalDestination<Page: View>: ViewModifier {
  let isPresented: Bool
  let leave: () -> Void
  let page: () -> Page
  @Environment({ $0.navigation }) private var model
  @Environment({ $0.nextColumn }) private var nextColumn
  @State private var owner = DestinationOwner()

  func body(content: Content) -> some View {
    let (owner, leave, page) = (owner, leave, page)
    Node.afterUpdateHere { _ in
      owner.content.write { AnyView(page()) }
      owner.onPop = leave
    }
    return content.onChange(of: isPresented, initial: true) { _, isPresented in
      if let nextColumn {
        if isPresented { nextColumn.show(.view(owner), from: model) } else { nextColumn.remove(owner) }
      } else {
        if isPresented { model?.push(owner) } else { model?.remove(owner) }
      }
    }
  }
}

extension View {
  /// Registers the page that the enclosing ``NavigationStack`` shows for values of a type.
  ///
  ///     List(programs) { NavigationLink($0.name, value: $0) }
  ///       .navigationDestination(for: Program.self) { ProgramPage(program: $0) }
  ///
  /// - Parameters:
  ///   - data: the type of the values on the path.
  ///   - destination: returns the page for a value.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(page: destination))
  }

  /// Shows a page on the enclosing ``NavigationStack`` while a binding is true. Going back sets it to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      ConditionalDestination(
        isPresented: isPresented.wrappedValue,
        leave: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, page: destination))
  }

  /// Shows a page for an item on the enclosing ``NavigationStack`` while the item is not `nil`. Going back sets
  /// it to `nil`. The page of another item is another page, with its own state.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let now = item.wrappedValue
    return modifier(
      ConditionalDestination(
        isPresented: now != nil, leave: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        page: { now.map { destination($0).id($0) } }))
  }
}
