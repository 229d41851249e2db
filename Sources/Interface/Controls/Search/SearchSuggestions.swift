import Graphics
import Looks
import Runtime
import Values

/// The effects of choosing a suggestion.
struct SearchChoice {
  /// Puts a text into the search field.
  let complete: (String) -> Void
  /// Puts a token into the search field, in place of its text.
  let add: (Any) -> Void
}

private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum SearchChoiceKey: EnvironmentKey { static var defaultValue: SearchChoice? { nil } }

extension EnvironmentValues {
  /// The suggestions for the search field in a view; `nil` for none.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The effects of choosing a suggestion; `nil` outside of suggestions.
  var searchChoice: SearchChoice? {
    get { self[SearchChoiceKey.self] }
    set { self[SearchChoiceKey.self] = newValue }
  }
}

/// The suggestions of a search field, below the field and over the content. They scroll where there are more than fit above
/// the on-screen keyboard.
struct SearchSuggestionList: View {
  let suggestions: AnyView
  let choice: SearchChoice
  let focus: FocusState<Bool>.Binding
  /// Receives whether there is a suggestion to be seen.
  let shows: (Bool) -> Void
  /// Closes the list.
  let close: () -> Void

  @Environment({ $0.stage }) private var stage
  @Environment({ $0.textInput }) private var input
  @Environment({ $0.controlMetrics }) private var size
  /// The frame of the content, in points of the panel; `nil` before it has been laid out.
  @State private var area: Rect?

  /// The number of rows for which there is room even where the content is lower, and the space below the list, in points.
  static let (leastRows, margin) = (3.0, 8.0)

  var body: some View {
    let room = room
    // A style around the group would not reach the suggestions, which exist before they are put into rows.
    Group(subviews: suggestions.buttonStyle(MenuItemStyle()).environment(choice) { $0.searchChoice = $1 }) { rows in
      ZStack(alignment: .top) {
        Color.clear
          .allowsHitTesting(false)
          .onGeometryChange(for: Rect.self) {
            $0.frame(in: .global)
          } action: {
            area = $0
          }
        if !rows.isEmpty, room >= size.touchHeight {
          MenuSurface(
            margin: 8, entries: VStack(alignment: .leading, spacing: 2) { ForEach(rows) { $0 } }, wideHeight: room
          )
          .focused(focus)
          .focusSection()
          // The field keeps the focus, and the keyboard stays, until a suggestion is chosen.
          .focusLayer(false, keepsFocusOnTouch: true)
          .onKeyPress(.escape) {
            close()
            return .handled
          }
          .padding(.horizontal, 16)
          .onAppear { shows(true) }
          .onDisappear { shows(false) }
        }
      }
    }
  }

  /// The height between the field and the keyboard or the lower edge of the content, in points.
  private var room: Double {
    guard let area, let stage else { return 0 }
    let display = stage.displayRegion(around: area)
    let end = min(display.rect.maxY, input?.coveredFrom ?? .infinity)
    let content = max(area.height, Self.leastRows * size.touchHeight * display.factor)
    return min(end - area.minY, content) / display.factor - Self.margin
  }
}

/// A suggestion that does something when it is chosen.
struct SearchCompletion: ViewModifier {
  let perform: (SearchChoice) -> Void
  @Environment({ $0.searchChoice }) private var choice

  func body(content: Content) -> some View {
    if let choice { Button(action: { perform(choice) }, label: { content }) } else { content }
  }
}

extension View {
  /// Shows suggestions below the search field of this view while the field has the focus.
  ///
  ///     List(found) { Text($0.name) }
  ///       .searchable(text: $query)
  ///       .searchSuggestions {
  ///         ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
  ///       }
  ///
  /// - Parameter suggestions: the suggestions. Those with a ``searchCompletion(_:)`` are chosen by a touch, a key or the knob.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(AnyView(suggestions())) { $0.searchSuggestions = $1 }
  }

  /// Sets the text that replaces that of the search field when this suggestion is chosen.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion { $0.complete(completion) })
  }

  /// Adds a search field above this view that shows suggestions while it has the focus.
  ///
  /// - Parameters:
  ///   - text: the text in the field.
  ///   - prompt: the placeholder of the empty field; "Search" for `nil`.
  ///   - suggestions: the suggestions. Those with a ``searchCompletion(_:)`` are chosen by a touch, a key or the knob.
  public func searchable<S: View>(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, prompt: prompt).searchSuggestions(suggestions) }

  /// Adds a search field with a localized placeholder above this view that shows suggestions while it has the focus.
  public func searchable<S: View>(
    text: Binding<String>, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, prompt: Text(prompt), suggestions: suggestions) }

  /// Adds a search field with a placeholder above this view that shows suggestions while it has the focus.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text: text, prompt: Text(prompt), suggestions: suggestions) }
}
