import Looks
import Runtime
import Values

/// A search field above the content that is searched.
struct SearchBar: ViewModifier {
  let text: Binding<String>
  /// The placeholder of the empty field; "Search" for `nil`.
  let prompt: Text?
  /// Whether the search is active, for the application to read and write; `nil` without a binding.
  var isPresented: Binding<Bool>?
  /// The tokens before the text; `nil` for a field that takes none.
  var tokens: SearchTokens?
  @Environment({ $0.searchSuggestions }) private var suggestionsAround
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.textInput }) private var input
  @FocusState private var isFocused: Bool
  /// Whether a button in the field, and a suggestion, has the focus.
  @FocusState private var isOnButton: Bool
  @FocusState private var isOnSuggestion: Bool
  /// Whether there are suggestions to be seen.
  @State private var showsSuggestions = false
  /// The text for which the suggestions have been closed; `nil` if they are open.
  @State private var answered: String?
  /// The width of the tokens, in points.
  @State private var tokenWidth = 0.0

  /// The side of the glass, and the space around it, in points.
  private static let glass = 18.0, margin = 10.0

  /// Whether the person is searching.
  private var isActive: Bool { isFocused || isOnButton || isOnSuggestion }

  /// The suggested tokens and the suggestions; `nil` for none.
  private var suggestions: AnyView? {
    guard let suggested = tokens?.suggestions else { return suggestionsAround }
    return AnyView(
      Group {
        suggested
        suggestionsAround
      })
  }

  /// Whether the field has tokens.
  private var hasTokens: Bool { tokens?.items.isEmpty == false }
  /// Whether the field has neither a text nor tokens.
  private var isEmpty: Bool { text.wrappedValue.isEmpty && !hasTokens }
  /// Whether there is a button in the field, which empties the field or else ends the search.
  private var hasButton: Bool { !isEmpty || showsSuggestions }

  /// The space that the glass, the tokens and the button need beside the text.
  private var insets: FieldInsets {
    FieldInsets(
      leading: Self.margin * 2 + Self.glass + (hasTokens ? tokenWidth + Self.margin : 0),
      trailing: hasButton ? ControlMetrics.leastTarget : 0)
  }

  /// The space below the field that the suggestions need, in points.
  private var spaceBelow: Double {
    suggestions == nil ? 0 : SearchSuggestionList.leastRows * size.touchHeight + SearchSuggestionList.margin
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      field
      searched(content)
    }
    .onChange(of: isPresented?.wrappedValue ?? isActive, initial: true) { _, isWanted in
      if isPresented == nil || isWanted == isActive { return }
      if isWanted { isFocused = true } else { end() }
    }
    .onChange(of: isActive) { _, isActive in
      isPresented?.wrappedValue = isActive
      if !isActive { answered = nil }
    }
  }

  private var field: some View {
    SearchFocusReader(
      content: TextField(text: text, prompt: prompt ?? Text(.toolkit("Search"))) { Text(.toolkit("Search")) }
        .environment(.search) { $0.submitTrigger = $1 }
        .environment(insets) { $0.fieldInsets = $1 }
        .environment(spaceBelow) { $0.spaceBelowField = $1 }
        .environment(tokens?.removeLast) { $0.deleteBeforeText = $1 }
        // The views that lie in the field are no box around it.
        .modifier(EnvironmentModifier { if $0.isTextFieldBordered == nil { $0.isTextFieldBordered = true } })
        .onSubmit(of: .search) { closeSuggestions() }
        .focused($isFocused)
    )
    .onKeyPress(keys: [.escape, .downArrow]) { press in
      guard showsSuggestions else { return .ignored }
      if press.key == .escape { closeSuggestions() } else { isOnSuggestion = true }
      return .handled
    }
    .overlay(alignment: .leading) {
      ControlSymbol(name: "magnifyingglass", side: Self.glass)
        .foregroundStyle(.secondary)
        .padding(.leading, Self.margin)
        .allowsHitTesting(false)
    }
    .overlay(alignment: .leading) {
      if let tokens, hasTokens {
        SearchTokenStrip(items: tokens.items, focus: $isOnButton) { isFocused = true }
          .onGeometryChange(for: Double.self) {
            $0.size.width
          } action: {
            tokenWidth = $0
          }
          .padding(.leading, Self.margin * 2 + Self.glass)
      }
    }
    .overlay(alignment: .trailing) {
      if hasButton {
        Button(action: clear) { ControlSymbol(name: "xmark", side: 16) }
          .buttonStyle(.borderless)
          .accessibilityLabel(.toolkit(isEmpty ? "Cancel" : "Clear"))
          .focused($isOnButton)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  /// The content, below the suggestions if there are any.
  @ViewBuilder private func searched(_ content: Content) -> some View {
    if let suggestions {
      content
        // A search field inside of the content has its own suggestions.
        .environment(AnyView?.none) { $0.searchSuggestions = $1 }
        .modifier(
          LayerModifier(
            layer: ZStack { list(suggestions) }, alignment: .top, isBehind: false, isReadFirst: true)
        )
        .onChange(of: text.wrappedValue) { _, text in if text != answered { answered = nil } }
        // Who begins to type again has not yet found what was searched for.
        .onChange(of: input?.coveredFrom != nil) { _, isOpen in if isOpen { answered = nil } }
    } else {
      content
    }
  }

  @ViewBuilder private func list(_ suggestions: AnyView) -> some View {
    if isActive, answered != text.wrappedValue {
      SearchSuggestionList(
        suggestions: suggestions, choice: SearchChoice(complete: complete, add: add), focus: $isOnSuggestion,
        shows: { showsSuggestions = $0 }, close: leaveSuggestions)
    }
  }

  /// Puts the completion of a suggestion into the field.
  private func complete(_ completion: String) {
    if input?.coveredFrom != nil { input?.close() }
    text.wrappedValue = completion
    leaveSuggestions()
  }

  /// Puts a suggested token into the field, in place of the text.
  private func add(_ token: Any) {
    tokens?.add(token)
    complete("")
  }

  /// Closes the suggestions until the text changes.
  private func closeSuggestions() { if suggestions != nil { answered = text.wrappedValue } }

  /// Closes the suggestions, one of which may have the focus, and returns to the field.
  private func leaveSuggestions() {
    closeSuggestions()
    isFocused = true
  }

  /// Removes the text and the tokens; where there are none, ends the search. After a removal the search stays active: the field
  /// has the focus again, which the touch on the button has taken from it.
  private func clear() {
    if isEmpty { return end() }
    text.wrappedValue = ""
    tokens?.removeAll()
    isFocused = true
  }

  /// Ends the search.
  private func end() { (isFocused, isOnButton, isOnSuggestion) = (false, false, false) }
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
    modifier(SearchBar(text: text, prompt: prompt))
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
  ///   - isPresented: whether the search is active: whether the field, a button in it or a suggestion has the focus. The field
  ///     is visible all the time.
  ///   - prompt: the placeholder of the empty field; "Search" for `nil`.
  public func searchable(text: Binding<String>, isPresented: Binding<Bool>, prompt: Text? = nil) -> some View {
    modifier(SearchBar(text: text, prompt: prompt, isPresented: isPresented))
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
