import Faceplate

/// The position of a search field. On a panel it is always above the content.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  /// The field is above the content.
  public static let automatic = Self(name: "automatic"), navigationBarDrawer = Self(name: "drawer")
  /// Accepted for compatibility with SwiftUI: above the content.
  public static let toolbar = Self(name: "toolbar"), sidebar = Self(name: "sidebar")
  /// Above the content. The mode has no effect: scrolling does not hide the field.
  @available(*, deprecated, message: "Scrolling does not hide the search field of a panel.")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { navigationBarDrawer }

  /// Whether scrolling hides a search field. On a panel it is always visible.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// The field is always visible.
    public static let automatic = Self(name: "automatic"), always = Self(name: "always")
  }
}

extension View {
  /// Adds a search field above this view; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil) -> some View {
    searchable(text: text, prompt: prompt)
  }

  /// Adds a search field with a localized placeholder above this view; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, prompt: prompt) }

  /// Adds a search field with a placeholder above this view; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: S
  ) -> some View { searchable(text: text, prompt: prompt) }

  /// Adds a search field above this view, and moves the focus into it or out of it; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement, prompt: Text? = nil
  ) -> some View { searchable(text: text, isPresented: isPresented, prompt: prompt) }

  /// Adds a search field with a localized placeholder, and moves the focus into it or out of it; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, prompt: prompt) }

  /// Adds a search field with a placeholder, and moves the focus into it or out of it; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement, prompt: S
  ) -> some View { searchable(text: text, isPresented: isPresented, prompt: prompt) }

  /// Adds a search field with suggestions above this view; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, prompt: prompt, suggestions: suggestions) }

  /// Adds a search field with a localized placeholder and suggestions above this view; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, prompt: prompt, suggestions: suggestions) }

  /// Adds a search field with a placeholder and suggestions above this view; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text: text, prompt: prompt, suggestions: suggestions) }

  /// Adds a search field whose tokens precede its text; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, prompt: prompt, token: token)
  }

  /// Adds a search field with a localized placeholder whose tokens precede its text; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, prompt: prompt, token: token)
  }

  /// Adds a search field with a placeholder whose tokens precede its text; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, prompt: prompt, token: token)
  }

  /// Adds a search field that suggests tokens; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, suggestedTokens: suggestedTokens, prompt: prompt, token: token)
  }

  /// Adds a search field with a localized placeholder that suggests tokens; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, suggestedTokens: suggestedTokens, prompt: prompt, token: token)
  }

  /// Adds a search field with a placeholder that suggests tokens; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, suggestedTokens: suggestedTokens, prompt: prompt, token: token)
  }

  /// Adds a search field whose tokens can be edited; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, editableTokens: editableTokens, prompt: prompt, token: token)
  }

  /// Adds a search field with a localized placeholder whose tokens can be edited; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, editableTokens: editableTokens, prompt: prompt, token: token)
  }

  /// Adds a search field with a placeholder whose tokens can be edited; `placement` has no effect.
  @available(*, deprecated, message: "The search field of a panel is above the content; leave placement out.")
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, editableTokens: editableTokens, prompt: prompt, token: token)
  }
}

/// Ends a search.
@available(*, deprecated, message: "It does nothing; set the binding of searchable(text:isPresented:) to false.")
@preconcurrency @MainActor public struct DismissSearchAction {
  /// Does nothing.
  public func callAsFunction() {}
}

nonisolated extension EnvironmentValues {
  /// No effect: always `false`. The binding of `searchable(text:isPresented:)` tells whether a search is active.
  @available(*, deprecated, message: "It is always false; read the binding of searchable(text:isPresented:).")
  public var isSearching: Bool { false }

  /// No effect. A search ends when the binding of `searchable(text:isPresented:)` is set to `false`.
  @available(*, deprecated, message: "It does nothing; set the binding of searchable(text:isPresented:) to false.")
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
