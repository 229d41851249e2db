import Looks
import Runtime
import Values

extension View {
  /// Adds a search field whose tokens precede its text, and moves the focus into it or out of it.
  ///
  /// - Parameters:
  ///   - text: the text in the field.
  ///   - tokens: the tokens in the field.
  ///   - isPresented: whether the field has the focus. The field is visible all the time.
  ///   - prompt: the placeholder of the empty field; "Search" for `nil`.
  ///   - token: draws a token.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchBar(
        text: text, prompt: prompt, isPresented: isPresented, tokens: SearchTokens(tokens) { token($0.wrappedValue) }))
  }

  /// Adds a search field with a localized placeholder whose tokens precede its text, and moves the focus.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, isPresented: isPresented, prompt: Text(prompt), token: token)
  }

  /// Adds a search field with a placeholder whose tokens precede its text, and moves the focus.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, isPresented: isPresented, prompt: Text(prompt), token: token)
  }

  /// Adds a search field that suggests tokens, and moves the focus into it or out of it.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchBar(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token)))
  }

  /// Adds a search field with a localized placeholder that suggests tokens, and moves the focus.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, prompt: Text(prompt),
      token: token)
  }

  /// Adds a search field with a placeholder that suggests tokens, and moves the focus.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, prompt: Text(prompt),
      token: token)
  }

  /// Adds a search field whose tokens can be edited in their places, and moves the focus into it or out of it.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchBar(
        text: text, prompt: prompt, isPresented: isPresented, tokens: SearchTokens(editableTokens, label: token)))
  }

  /// Adds a search field with a localized placeholder whose tokens can be edited, and moves the focus.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, prompt: Text(prompt), token: token)
  }

  /// Adds a search field with a placeholder whose tokens can be edited, and moves the focus.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, prompt: Text(prompt), token: token)
  }
}
