import Graphics
import Looks
import Runtime
import Values

/// The tokens of a search field: terms that are searched for as a whole.
struct SearchTokens {
  /// A token in the field.
  struct Item: Identifiable {
    let id: AnyHashable
    let label: AnyView
    let remove: () -> Void
  }

  let items: [Item]
  /// Removes the token before the text.
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// Adds a token, unless the field has it already or takes no tokens of its type.
  let add: (Any) -> Void
  /// The suggested tokens; `nil` if there is no list of them.
  private(set) var suggestions: AnyView?

  /// The tokens of a binding, each drawn by a closure.
  init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, Label: View>(
    _ tokens: Binding<C>, label: (Binding<C.Element>) -> Label
  ) where C.Element: Identifiable {
    let now = tokens.wrappedValue
    items = now.indices.map { place in
      let token = now[place]
      let id = token.id
      // Most tokens are where they were, so that no label looks through all of them.
      func find(in all: C) -> C.Index? {
        if (all.startIndex..<all.endIndex).contains(place), all[place].id == id { return place }
        return all.firstIndex { $0.id == id }
      }
      let binding = Binding<C.Element> {
        let all = tokens.wrappedValue
        return find(in: all).map { all[$0] } ?? token
      } set: { token in
        var all = tokens.wrappedValue
        guard let place = find(in: all) else { return }
        all[place] = token
        tokens.wrappedValue = all
      }
      return Item(id: AnyHashable(id), label: AnyView(label(binding))) { tokens.wrappedValue.removeAll { $0.id == id } }
    }
    removeLast = {
      var all = tokens.wrappedValue
      if all.isEmpty { return }
      all.removeLast()
      tokens.wrappedValue = all
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    add = { token in
      guard let token = token as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == token.id }) else { return }
      tokens.wrappedValue.append(token)
    }
  }

  /// The tokens of a binding, of which others are suggested.
  init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, Label: View>(
    _ tokens: Binding<C>, suggested: Binding<C>, label: @escaping (C.Element) -> Label
  ) where C.Element: Identifiable {
    self.init(tokens) { label($0.wrappedValue) }
    let known = Set(tokens.wrappedValue.map(\.id))
    let others = suggested.wrappedValue.filter { !known.contains($0.id) }
    suggestions = AnyView(ForEach(others) { label($0).searchCompletion($0) })
  }
}

/// The tokens before the text of a search field, each with a button that removes it. They scroll where they would take more
/// than half of the field.
struct SearchTokenStrip: View {
  let items: [SearchTokens.Item]
  let focus: FocusState<Bool>.Binding
  /// Called after a token has been removed.
  let removed: () -> Void

  var body: some View {
    HalfLayout {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 4) { ForEach(items) { capsule($0) } }
      }
      .defaultScrollAnchor(.trailing)
    }
    .focused(focus)
  }

  private func capsule(_ item: SearchTokens.Item) -> some View {
    HStack(spacing: 0) {
      item.label.lineLimit(1).padding(.leading, 12)
      Button {
        item.remove()
        removed()
      } label: {
        ControlSymbol(name: "xmark", side: 12)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(.toolkit("Remove"))
    }
    .background { Capsule().fill(.theme(\.control)).padding(.vertical, 6) }
  }
}

/// Makes a view as wide as it wants to be, up to half of what is offered.
private struct HalfLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard let view = subviews.first else { return .zero }
    let ideal = view.sizeThatFits(.unspecified)
    return Size(width: min(ideal.width, (proposal.width ?? .infinity) / 2), height: ideal.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  func makeCache(subviews: Subviews) {}
}

extension View {
  /// Sets the token that replaces the text of the search field when this suggestion is chosen.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletion { $0.add(token) })
  }

  /// Adds a search field above this view whose tokens precede its text.
  ///
  ///     List(found) { Text($0.name) }
  ///       .searchable(text: $query, tokens: $colors) { Text($0.name) }
  ///
  /// Delete at the start of the text removes the last token.
  ///
  /// - Parameters:
  ///   - text: the text in the field.
  ///   - tokens: the tokens in the field.
  ///   - isPresented: whether the field has the focus; the field is visible all the time. `nil` without a binding.
  ///   - prompt: the placeholder of the empty field; "Search" for `nil`.
  ///   - token: draws a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchBar(
        text: text, prompt: prompt, isPresented: isPresented, tokens: SearchTokens(tokens) { token($0.wrappedValue) }))
  }

  /// Adds a search field with a localized placeholder above this view whose tokens precede its text.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, isPresented: isPresented, prompt: Text(prompt), token: token)
  }

  /// Adds a search field with a placeholder above this view whose tokens precede its text.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, isPresented: isPresented, prompt: Text(prompt), token: token)
  }

  /// Adds a search field above this view that suggests tokens while it has the focus.
  ///
  /// - Parameters:
  ///   - text: the text in the field.
  ///   - tokens: the tokens in the field.
  ///   - suggestedTokens: the tokens that are suggested. Those in the field are left out.
  ///   - isPresented: whether the field has the focus; the field is visible all the time. `nil` without a binding.
  ///   - prompt: the placeholder of the empty field; "Search" for `nil`.
  ///   - token: draws a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchBar(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token)))
  }

  /// Adds a search field with a localized placeholder above this view that suggests tokens while it has the focus.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, prompt: Text(prompt),
      token: token)
  }

  /// Adds a search field with a placeholder above this view that suggests tokens while it has the focus.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, prompt: Text(prompt),
      token: token)
  }

  /// Adds a search field above this view whose tokens can be edited in their places.
  ///
  /// - Parameters:
  ///   - text: the text in the field.
  ///   - editableTokens: the tokens in the field.
  ///   - isPresented: whether the field has the focus; the field is visible all the time. `nil` without a binding.
  ///   - prompt: the placeholder of the empty field; "Search" for `nil`.
  ///   - token: draws a token, which it can change.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchBar(
        text: text, prompt: prompt, isPresented: isPresented, tokens: SearchTokens(editableTokens, label: token)))
  }

  /// Adds a search field with a localized placeholder above this view whose tokens can be edited in their places.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, editableTokens: editableTokens, isPresented: isPresented, prompt: Text(prompt), token: token)
  }

  /// Adds a search field with a placeholder above this view whose tokens can be edited in their places.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, editableTokens: editableTokens, isPresented: isPresented, prompt: Text(prompt), token: token)
  }
}
