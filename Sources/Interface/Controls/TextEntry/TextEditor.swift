import Looks
import Runtime
import Values

/// A scrolling editor for text of several lines. It fills the space that it is offered.
///
///     TextEditor(text: $notes).frame(height: 200)
@preconcurrency @MainActor public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  @Environment({ $0.localizer }) private var words

  /// Creates an editor of several lines for a text.
  public init(text: Binding<String>) { (self.text, selection) = (text, nil) }

  /// Creates an editor of several lines for a text whose selection is read and set.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - selection: the selected characters, or the place of the caret; `nil` while the text is not edited.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection)
  }

  /// The text in a scroll view, with the background of the style.
  public var body: some View {
    var field = TextFieldContent(text: text, prompt: nil, label: EmptyView(), title: words("Text"))
    field.room = .page
    field.draft.selection = selection
    return field
  }
}

/// The appearance of text editors.
@preconcurrency @MainActor public protocol TextEditorStyle {
  /// Whether the editor has a border and a background.
  var _isBordered: Bool { get }
}

/// The standard style: text with a border, which shows where to touch.
@preconcurrency @MainActor public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the automatic text editor style.
  public init() {}
  /// True: there is a border.
  public var _isBordered: Bool { true }
}

/// The text alone, without a border and a background.
@preconcurrency @MainActor public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates a plain text editor style.
  public init() {}
  /// False: there is no border.
  public var _isBordered: Bool { false }
}

/// Text on a background with a rounded border.
@preconcurrency @MainActor public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates a rounded-border text editor style.
  public init() {}
  /// True: there is a border.
  public var _isBordered: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The standard style: with a rounded border.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone, without a border and a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// Text on a background with a rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Sets the style of text editors in this view.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(style._isBordered) { $0.isTextFieldBordered = $1 }
  }
}
