import Runtime

/// Binds the focus of a search field to a state of the application.
struct SearchFocus {
  /// Returns the field with the binding.
  let bind: (AnyView) -> AnyView
}

private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
  /// The binding for the search fields of the view; `nil` for none.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// A view with the focus binding of the environment.
struct SearchFocusReader<Content: View>: View {
  let content: Content
  @Environment({ $0.searchFocus }) private var focus

  var body: some View {
    if let focus { focus.bind(AnyView(content)) } else { content }
  }
}

extension View {
  /// Binds whether the search field of this view has the focus: the binding is updated, and setting it moves the focus.
  ///
  ///     List(found) { Text($0.name) }
  ///       .searchable(text: $query)
  ///       .searchFocused($isSearching)
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }

  /// Binds the focus of this view's search field to a value: the binding has the value while the field has the focus,
  /// and setting the value moves the focus there.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}
