import Looks
import Graphics
import Runtime

/// A height at which a sheet rests.
///
///     .sheet(isPresented: $isOpen) {
///       Recipe().presentationDetents([.height(120), .medium, .large], selection: $detent)
///     }
public nonisolated struct PresentationDetent: Hashable, Sendable {
  /// The values that a custom detent computes its height from.
  public nonisolated struct Context: Hashable, Sendable {
    /// The maximum height of a sheet, in points.
    public let maxDetentValue: Double
  }

  private enum Measure: Hashable, Sendable {
    case half
    case share(Double)
    case points(Double)
    case custom(CustomDetent)
  }

  private let measure: Measure

  /// The least height of half a screen, in points.
  private static let leastHalf = 200.0

  /// Half the available height, and at least the 200 points that a title and two buttons need.
  public static let medium = PresentationDetent(measure: .half)
  /// The whole available height.
  public static let large = fraction(1)

  /// Returns a detent at a fraction of the available height, from 0 to 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(measure: .share(fraction))
  }

  /// Returns a detent at a height in points, limited to the available height.
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(measure: .points(height)) }

  /// Returns a detent whose height a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(measure: .custom(CustomDetent(type: type)))
  }

  /// The height of the detent, clamped to the available height.
  ///
  /// - Parameter room: the available height, in points.
  /// - Returns: The height in points, or `nil` where a custom detent does not apply.
  @MainActor func height(in room: Double) -> Double? {
    let wanted: Double? =
      switch measure {
      case .half: max(room / 2, Self.leastHalf)
      case .share(let share): room * share
      case .points(let points): points
      case .custom(let custom): custom.type.height(in: Context(maxDetentValue: room))
      }
    return wanted.map { $0.isFinite ? max(0, min(room, $0)) : room }
  }
}

/// Makes the type of a custom detent hashable by its identity.
// Safe: a type is immutable, and only the main actor calls its function for the height.
private nonisolated struct CustomDetent: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type

  static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.type == right.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// Computes the height of a custom detent:
///
///     struct Bar: CustomPresentationDetent {
///       static func height(in context: Context) -> Double? { max(44, context.maxDetentValue * 0.1) }
///     }
@preconcurrency @MainActor public protocol CustomPresentationDetent {
  /// The values that the height depends on.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or `nil` where the detent does not apply.
  static func height(in context: Context) -> Double?
}

extension View {
  /// Places the sheet around the view at the bottom of the panel, at one of several heights. It starts at the
  /// lowest.
  ///
  /// With more than one detent the user changes the height by dragging the handle at the top of the sheet, or
  /// by knob or keys, and closes the sheet by dragging it below half of the lowest height.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationTraits { $0.detents = detents }
  }

  /// Places the sheet around the view at the bottom of the panel, at the height that a binding selects. The
  /// binding is written when the user changes the height. A selection outside `detents` counts as the lowest.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationTraits {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Decides whether the sheet around the view shows its drag handle. With `automatic` a sheet with several
  /// detents does.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationTraits { $0.dragIndicator = visibility }
  }
}
