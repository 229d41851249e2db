import Runtime
import Values

/// Tells the stack around a view what shows values of a type.
private struct ValueDestination<Value: Hashable, Page: View>: ViewModifier {
  let page: (Value) -> Page
  @Environment(\.navigation) private var model

  func body(content: Content) -> some View {
    model?.register(Value.self) { [page] in AnyView(($0.base as? Value).map(page)) }
    return content
  }
}

/// Keeps a page on the stack around a view while a condition holds.
private struct ConditionalDestination<Page: View>: ViewModifier {
  let isPresented: Bool
  let leave: () -> Void
  let page: () -> Page
  @Environment(\.navigation) private var model
  @State private var owner = DestinationOwner()

  func body(content: Content) -> some View {
    owner.content.write { [page] in AnyView(page()) }
    owner.onPop = leave
    return content.onChange(of: isPresented, initial: true) { _, isPresented in
      if isPresented { model?.push(owner) } else { model?.remove(owner) }
    }
  }
}

extension View {
  /// Says what shows values of a type on the ``NavigationStack`` around the view.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(page: destination))
  }

  /// Shows a page on the ``NavigationStack`` around the view while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      ConditionalDestination(
        isPresented: isPresented.wrappedValue,
        leave: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, page: destination))
  }

  /// Shows a page on the ``NavigationStack`` around the view while there is a value.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let now = item.wrappedValue
    return modifier(
      ConditionalDestination(
        isPresented: now != nil, leave: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        page: { now.map(destination) }))
  }
}
