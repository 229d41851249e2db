import Runtime
import Values

/// Where a search field stands. A panel's stands above what is searched.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  /// Above what is searched.
  public static let automatic = Self(name: "automatic"), navigationBarDrawer = Self(name: "drawer")
  /// Above what is searched.
  public static let toolbar = Self(name: "toolbar"), sidebar = Self(name: "sidebar")
  /// Above what is searched.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { navigationBarDrawer }

  /// Whether a search field goes away when people scroll. A panel's stays.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// It stays.
    public static let automatic = Self(name: "automatic"), always = Self(name: "always")
  }
}

/// A search field above what is searched.
private struct SearchBar: ViewModifier {
  let text: Binding<String>
  let prompt: Text

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        ControlSymbol(name: "magnifyingglass", side: 18).foregroundStyle(.secondary)
        TextField(text: text, prompt: prompt) { Text("Search") }
        if !text.wrappedValue.isEmpty {
          Button(action: { text.wrappedValue = "" }) { ControlSymbol(name: "xmark", side: 16) }
            .buttonStyle(.borderless)
            .accessibilityLabel("Clear")
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      content
    }
  }
}

extension View {
  /// Puts a field above the view in which people write what they look for.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchBar(text: text, prompt: prompt ?? Text("Search")))
  }

  /// Puts a field above the view in which people write what they look for.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field above the view in which people write what they look for.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field above the view in which people write what they look for.
  ///
  /// - Parameter isPresented: accepted as in SwiftUI; a panel's field is always there.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts what a search is restricted to above the view, side by side.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: @escaping () -> S
  ) -> some View {
    VStack(spacing: 0) {
      Picker("Scope", selection: scope) { scopes() }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding(.horizontal, 16)
        .padding(.top, 8)
      self
    }
  }

  /// No effect: the search field of a panel shows no suggestions.
  @available(*, deprecated, message: "The search field of a panel shows no suggestions.")
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// No effect: the search field of a panel shows no suggestions.
  @available(*, deprecated, message: "The search field of a panel shows no suggestions.")
  public func searchCompletion(_ completion: String) -> some View { self }
}

/// Ends a search.
@preconcurrency @MainActor public struct DismissSearchAction {
  /// Ends a search; a panel's search field stays.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Whether people are searching: a panel's search field is always there.
  public var isSearching: Bool { false }

  /// Ends a search; a panel's search field stays.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
