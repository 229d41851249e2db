import Controls
import Runtime

/// Makes a property of ``EnvironmentValues``, or of a ``Transaction``, with a key of its own.
///
///     extension EnvironmentValues {
///       @Entry var cardRadius: CGFloat = 12
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FaceplateMacros", type: "EntryMacro")

/// A view to look at while a panel is being made.
///
///     #Preview("low") { Dial(value: 3) }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FaceplateMacros", type: "PreviewMacro")

/// State of a ``Preview(_:traits:body:)`` itself, written in front of `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FaceplateMacros", type: "PreviewableMacro")

/// How a preview is drawn.
public nonisolated struct PreviewTrait: Hashable, Sendable {
  let name: String
  /// Just as large as the view.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFits")
  /// As a panel of that shape.
  public static let portrait = PreviewTrait(name: "portrait"), landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// As a panel of that shape.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight"), defaultLayout = PreviewTrait(name: "default")
  /// On a surface of so many points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixed \(width)x\(height)")
  }
}
