import Looks
import Runtime
import Values

/// A search field above the content that is searched.
private struct SearchBar: ViewModifier {
  let text: Binding<String>
  let prompt: Text
  /// Whether the field has the focus, for the application to read and write; `nil` without a binding.
  var isPresented: Binding<Bool>?
  @FocusState private var isFocused: Bool

  /// The side of the glass, and the space around it, in points.
  private static let glass = 18.0, margin = 10.0

  /// The space that the glass and the button need beside the text.
  private var insets: FieldInsets {
    FieldInsets(
      leading: Self.margin * 2 + Self.glass, trailing: text.wrappedValue.isEmpty ? 0 : ControlMetrics.leastTarget)
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      SearchFocusReader(
        content: TextField(text: text, prompt: prompt) { Text(.toolkit("Search")) }
          .environment(.search) { $0.submitTrigger = $1 }
          .environment(insets) { $0.fieldInsets = $1 }
          // The views that lie in the field are no box around it.
          .modifier(EnvironmentModifier { if $0.isTextFieldBordered == nil { $0.isTextFieldBordered = true } })
          .focused($isFocused)
      )
      .overlay(alignment: .leading) {
        ControlSymbol(name: "magnifyingglass", side: Self.glass)
          .foregroundStyle(.secondary)
          .padding(.leading, Self.margin)
          .allowsHitTesting(false)
      }
      .overlay(alignment: .trailing) {
        if !text.wrappedValue.isEmpty {
          Button(action: clear) { ControlSymbol(name: "xmark", side: 16) }
            .buttonStyle(.borderless)
            .accessibilityLabel(.toolkit("Clear"))
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      content
    }
    .onChange(of: isPresented?.wrappedValue ?? isFocused, initial: true) { _, isWanted in
      if isPresented != nil { isFocused = isWanted }
    }
    .onChange(of: isFocused) { _, isFocused in isPresented?.wrappedValue = isFocused }
  }

  /// Removes the text. The search stays open: the touch on the button has taken the focus from the field.
  private func clear() {
    text.wrappedValue = ""
    isFocused = true
  }
}

extension View {
  /// Adds a search field above this view.
  ///
  ///     List(programs.filter { query.isEmpty || $0.name.contains(query) }) { Text($0.name) }
  ///       .searchable(text: $query)
  ///
  /// - Parameters:
  ///   - text: the text in the field.
  ///   - prompt: the placeholder of the empty field; "Search" for `nil`.
  public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
    modifier(SearchBar(text: text, prompt: prompt ?? Text(.toolkit("Search"))))
  }

  /// Adds a search field with a localized placeholder above this view.
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }

  /// Adds a search field with a placeholder above this view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }

  /// Adds a search field above this view, and moves the focus into it or out of it.
  ///
  /// - Parameters:
  ///   - text: the text in the field.
  ///   - isPresented: whether the field has the focus. The field is visible all the time.
  ///   - prompt: the placeholder of the empty field; "Search" for `nil`.
  public func searchable(text: Binding<String>, isPresented: Binding<Bool>, prompt: Text? = nil) -> some View {
    modifier(SearchBar(text: text, prompt: prompt ?? Text(.toolkit("Search")), isPresented: isPresented))
  }

  /// Adds a search field with a localized placeholder above this view, and moves the focus into it or out of it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, prompt: Text(prompt)) }

  /// Adds a search field with a placeholder above this view, and moves the focus into it or out of it.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, prompt: S
  ) -> some View { searchable(text: text, isPresented: isPresented, prompt: Text(prompt)) }

  /// Adds a segmented picker of search scopes above this view.
  ///
  /// - Parameters:
  ///   - scope: the selected scope.
  ///   - scopes: the choices, with tags.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: @escaping () -> S
  ) -> some View {
    VStack(spacing: 0) {
      Picker(.toolkit("Scope"), selection: scope) { scopes() }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding(.horizontal, 16)
        .padding(.top, 8)
      self
    }
  }
}
