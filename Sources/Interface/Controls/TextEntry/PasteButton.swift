import Looks
import Runtime
import Values

/// A button that passes the text that was last copied on the panel to an action.
///
///     PasteButton(payloadType: String.self) { texts in notes += texts }
///
/// It is disabled if nothing has been copied, or nothing that converts to the type. Only texts that were copied on this
/// panel can be pasted.
@preconcurrency @MainActor public struct PasteButton: View {
  /// Whether the action takes text.
  private let takesText: Bool
  private let paste: (String) -> Void
  @Environment({ $0.stage }) private var stage

  /// Creates a button for values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: the type, such as `String`.
  ///   - onPaste: receives the values.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    takesText = TransferItem("").canBecome(payloadType)
    paste = { text in
      let value = try? TransferItem(text).value(as: payloadType)
      if let value { onPaste([value]) }
    }
  }

  /// Creates a button for values of some content types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types. Text fits where one of them is that of plain text, or of anything.
  ///   - payloadAction: receives providers of the values.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    takesText = supportedContentTypes.contains { UTType.utf8PlainText.conforms(to: $0) }
    paste = { payloadAction([NSItemProvider(object: $0)]) }
  }

  /// A button titled “Paste”, disabled while there is nothing suitable to paste.
  public var body: some View {
    let clipboard = stage?.service(PanelClipboard.self)
    Button {
      if let clipboard { paste(clipboard.text) }
    } label: {
      Label(.toolkit("Paste"), systemImage: "doc.on.clipboard")
    }
    .disabled(!takesText || clipboard?.isEmpty ?? true)
  }
}
