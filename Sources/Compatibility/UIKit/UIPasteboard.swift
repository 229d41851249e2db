import Controls
import Faceplate
@_weakLinked import FoundationEssentials
import Runtime

/// The text that was copied last on the panel, as sources of UIKit ask for it. It never leaves the process.
@preconcurrency @MainActor public final class UIPasteboard {
  /// The clipboard of the panel whose views are being built, or of the one that was made last.
  public static let general = UIPasteboard()

  private init() {}

  private var clipboard: PanelClipboard? { Stage.ofRunningCode?.service(PanelClipboard.self) }

  /// The copied text; `nil` if there is none.
  public var string: String? {
    get { clipboard.flatMap { $0.isEmpty ? nil : $0.text } }
    set { clipboard?.text = newValue ?? "" }
  }
  /// The copied text as an address; `nil` if there is none, or it is no address.
  @_alwaysEmitIntoClient public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  /// Whether there is a copied text that is an address.
  @_alwaysEmitIntoClient public var hasURLs: Bool { url != nil }
  /// Whether there is a copied text.
  public var hasStrings: Bool { string != nil }
}
