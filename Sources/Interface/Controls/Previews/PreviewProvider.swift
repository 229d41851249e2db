import Runtime
import Values

/// Views that show a panel or a part of it during development. `panel render --previews FOLDER` draws each into
/// a file.
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
  /// The views, each of which is one preview.
  @ViewBuilder static var previews: Previews { get }
  /// The title of the previews in file names. The default is the name of the type.
  static var _title: String { get }
}

extension PreviewProvider {
  /// The name of the type.
  public static var _title: String { "\(Self.self)" }
}

/// The size of the surface that a preview is drawn on.
public nonisolated enum PreviewLayout: Hashable, Sendable {
  /// The size of the panel.
  case device
  /// The ideal size of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: Double, height: Double)
}

/// The properties of a preview that its view sets.
struct PreviewTraits {
  var name: String?
  var layout: PreviewLayout?
}

enum PreviewTraitsKey: LayoutValueKey { static var defaultValue: PreviewTraits { PreviewTraits() } }

extension View {
  /// Sets the name of the view as a preview; `nil` for a number.
  public func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewTraitsKey.self, value: PreviewTraits(name: value))
  }

  /// Sets the size of the surface that the view is drawn on as a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewTraitsKey.self, value: PreviewTraits(layout: value))
  }
}

/// The device that a preview simulates. On a panel previews are drawn for the panel itself.
public nonisolated struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  /// Creates a device from its name.
  public init(stringLiteral value: String) { name = value }
  /// Creates a device from its name.
  public init(rawValue: String) { name = rawValue }
}

extension View {
  /// No effect: previews are drawn at the size that `render --previews` is given.
  @available(*, deprecated, message: "Previews are drawn at the size that `render --previews` is given.")
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
