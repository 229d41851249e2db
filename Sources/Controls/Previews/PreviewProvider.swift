import Runtime
import Values

/// Views to look at while a panel is being made: `panel render --previews FOLDER` draws each into a file of its own.
///
///     struct Dial_Previews: PreviewProvider {
///       static var previews: some View {
///         Dial(value: 3).previewDisplayName("low")
///         Dial(value: 9).previewDisplayName("high").previewLayout(.fixed(width: 300, height: 300))
///       }
///     }
@preconcurrency @MainActor public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views, each a preview.
  @ViewBuilder static var previews: Previews { get }
  /// What files with pictures of the previews are called. The default is the type's name.
  static var _title: String { get }
}

extension PreviewProvider {
  /// The type's name.
  public static var _title: String { "\(Self.self)" }
}

/// The surface on which a preview is drawn.
public nonisolated enum PreviewLayout: Hashable, Sendable {
  /// A whole panel.
  case device
  /// Just as large as the view.
  case sizeThatFits
  /// So many points.
  case fixed(width: Double, height: Double)
}

/// What a view says about itself as a preview.
struct PreviewTraits {
  var name: String?
  var layout: PreviewLayout?
}

enum PreviewTraitsKey: LayoutValueKey { static var defaultValue: PreviewTraits { PreviewTraits() } }

extension View {
  /// Names the view as a preview.
  public func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewTraitsKey.self, value: PreviewTraits(name: value))
  }

  /// Says on what surface the view is drawn as a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewTraitsKey.self, value: PreviewTraits(layout: value))
  }
}

/// The device that a preview would be drawn for. A panel's previews are drawn for the panel.
public nonisolated struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  /// A device by its name.
  public init(stringLiteral value: String) { name = value }
  /// A device by its name.
  public init(rawValue: String) { name = rawValue }
}

extension View {
  /// No effect: previews are drawn at the size that `render --previews` is given.
  @available(*, deprecated, message: "Previews are drawn at the size that `render --previews` is given.")
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
