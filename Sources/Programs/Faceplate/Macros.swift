import Controls
import Runtime

/// Defines a property of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` or ``FocusedValues`` with its own key.
///
///     extension EnvironmentValues {
///       @Entry var cardRadius: CGFloat = 12
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FaceplateMacros", type: "EntryMacro")

/// Defines a preview of a view, which `render --previews` draws.
///
///     #Preview("low") { Dial(value: 3) }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FaceplateMacros", type: "PreviewMacro")

/// Marks a `@State` property as state of a ``Preview(_:traits:body:)``.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FaceplateMacros", type: "PreviewableMacro")

/// A trait that decides how a preview is drawn.
public nonisolated struct PreviewTrait: Hashable, Sendable {
  let name: String
  /// The preview has the size of the view.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFits")
  /// Accepted as in SwiftUI; the preview has the size of the panel.
  public static let portrait = PreviewTrait(name: "portrait"), landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// Accepted as in SwiftUI; the preview has the size of the panel.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight"), defaultLayout = PreviewTrait(name: "default")
  /// The preview has a fixed size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixed \(width)x\(height)")
  }
}
