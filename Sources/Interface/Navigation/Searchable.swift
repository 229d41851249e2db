/// Where a search field stands. A panel's stands above what is searched.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  /// Above what is searched.
  public static let automatic = Self(name: "automatic"), navigationBarDrawer = Self(name: "drawer")
  /// Above what is searched.
  public static let toolbar = Self(name: "toolbar"), sidebar = Self(name: "sidebar")
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
}
