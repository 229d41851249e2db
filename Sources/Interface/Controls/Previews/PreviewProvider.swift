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
  /// Sets the name of this view's preview; `nil` for a number.
  public func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewTraitsKey.self, value: PreviewTraits(name: value))
  }

  /// Sets the size of the surface on which this view's preview is drawn.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewTraitsKey.self, value: PreviewTraits(layout: value))
  }
}
