import Looks
import Runtime
import Values

/// A button that hands over what was copied last on the panel.
///
///     PasteButton(payloadType: String.self) { texts in notes += texts }
///
/// It is disabled where nothing has been copied, or nothing that can become the type. A panel is the only program of its machine:
/// what is copied elsewhere does not get here.
@preconcurrency @MainActor public struct PasteButton: View {
  /// Whether a copied text can be handed over.
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

  /// A button with the word for pasting, disabled while there is nothing fitting to paste.
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
