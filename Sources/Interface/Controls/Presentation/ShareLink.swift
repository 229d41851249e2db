import Looks
import Graphics
import Runtime
import Values

/// A button that hands a text or an address over to a phone: it shows a QR code to scan.
///
///     ShareLink(item: "https://example.com/manual") { Label("Manual", systemImage: "book") }
///
/// A panel is the only program of its machine, so there is no other program to share with.
@preconcurrency @MainActor public struct ShareLink<Label: View>: View {
  private let text: String
  private let preview: SharePreview?
  private let label: Label
  @State private var isShown = false

  /// Creates a link with a label that is a view.
  ///
  /// - Parameters:
  ///   - item: the text, which has to fit into a QR code: at most 2,331 bytes of UTF-8.
  ///   - label: the label of the button.
  public init(item: String, @ViewBuilder label: () -> Label) {
    text = item
    preview = nil
    self.label = label()
  }

  /// Creates a link with a label that is a view, and says what is shared.
  ///
  /// - Parameters:
  ///   - item: the text, which has to fit into a QR code: at most 2,331 bytes of UTF-8.
  ///   - preview: the view above the code.
  ///   - label: the label of the button.
  public init(item: String, preview: SharePreview, @ViewBuilder label: () -> Label) {
    text = item
    self.preview = preview
    self.label = label()
  }

  /// The button, which shows the code in a sheet.
  public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .sheet(isPresented: $isShown) { SharedText(text: text, preview: preview) }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link with the standard label.
  public init(item: String) { self.init(item: item) { DefaultShareLinkLabel() } }

  /// Creates a link with a localized title and the standard symbol.
  public init(_ titleKey: LocalizedStringKey, item: String) {
    self.init(item: item) { DefaultShareLinkLabel(Text(titleKey)) }
  }

  /// Creates a link with a title and the standard symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String) {
    self.init(item: item) { DefaultShareLinkLabel(Text(title)) }
  }

  /// Creates a link with the standard label, and says what is shared.
  public init(item: String, preview: SharePreview) {
    self.init(item: item, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Creates a link with a localized title and the standard symbol, and says what is shared.
  public init(_ titleKey: LocalizedStringKey, item: String, preview: SharePreview) {
    self.init(item: item, preview: preview) { DefaultShareLinkLabel(Text(titleKey)) }
  }

  /// Creates a link with a title and the standard symbol, and says what is shared.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, preview: SharePreview) {
    self.init(item: item, preview: preview) { DefaultShareLinkLabel(Text(title)) }
  }
}

/// A description of what a ``ShareLink`` shares, in words and with a picture.
public struct SharePreview {
  let title: Text
  let image: Image?

  private init(_ title: Text, _ image: Image?) { (self.title, self.image) = (title, image) }

  /// A preview with a localized title, and a picture beside it.
  public init(_ titleKey: LocalizedStringKey, image: Image? = nil) { self.init(Text(titleKey), image) }
  /// A preview with a title, and a picture beside it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image? = nil) { self.init(Text(title), image) }
  /// A preview with a localized title, and a symbol beside it.
  public init(_ titleKey: LocalizedStringKey, icon: Image) { self.init(Text(titleKey), icon) }
  /// A preview with a title, and a symbol beside it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Image) { self.init(Text(title), icon) }
}

/// The label of a ``ShareLink`` with a symbol.
@preconcurrency @MainActor public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text(.toolkit("QR code"))) { self.title = title }

  /// The title with its symbol.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "qrcode")
    }
  }
}

/// A text with its QR code.
private struct SharedText: View {
  let text: String
  let preview: SharePreview?
  @Environment({ $0.dismiss }) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      if let preview {
        HStack(spacing: 12) {
          preview.image?.resizable().scaledToFit().frame(width: 40, height: 40)
          preview.title.font(.headline)
        }
      }
      QRCode(text).frame(maxWidth: 320, maxHeight: 320)
      Text(verbatim: text).font(.callout).foregroundStyle(.secondary).lineLimit(2)
      Button(.toolkit("Close")) { dismiss() }
    }
    .padding(24)
  }
}
