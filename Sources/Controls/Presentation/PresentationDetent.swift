import Graphics
import Runtime

/// A height at which a sheet can rest.
///
///     .sheet(isPresented: $isOpen) {
///       Recipe().presentationDetents([.height(120), .medium, .large], selection: $detent)
///     }
public nonisolated struct PresentationDetent: Hashable, Sendable {
  /// What the height of a custom detent depends on.
  public nonisolated struct Context: Hashable, Sendable {
    /// The greatest height that a sheet can have, in points.
    public let maxDetentValue: Double
  }

  private enum Measure: Hashable, Sendable {
    case share(Double)
    case points(Double)
    case custom(CustomDetent)
  }

  private let measure: Measure

  /// Half of the height of the panel.
  public static let medium = fraction(0.5)
  /// The height of the panel.
  public static let large = fraction(1)

  /// A share of the height of the panel.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(measure: .share(fraction))
  }

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(measure: .points(height)) }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(measure: .custom(CustomDetent(type: type)))
  }

  /// The height where there is room for `room` points; `nil` where the detent cannot be used.
  @MainActor func height(in room: Double) -> Double? {
    let wanted: Double? =
      switch measure {
      case .share(let share): room * share
      case .points(let points): points
      case .custom(let custom): custom.type.height(in: Context(maxDetentValue: room))
      }
    return wanted.map { $0.isFinite ? max(0, min(room, $0)) : room }
  }
}

/// A type that computes a height.
private nonisolated struct CustomDetent: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type

  static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.type == right.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// Computes a height at which a sheet can rest.
@preconcurrency @MainActor public protocol CustomPresentationDetent {
  /// What the height depends on.
  typealias Context = PresentationDetent.Context
  /// The height in points; `nil` where the sheet is not to rest there.
  static func height(in context: Context) -> Double?
}

extension View {
  /// Puts the sheet around the view at the bottom of the panel, as high as one of some detents: at first the lowest.
  /// With several, people change the height by dragging the handle at the top of the sheet, by knob or by keys, and
  /// close the sheet by dragging it down from the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationTraits { $0.detents = detents }
  }

  /// Puts the sheet around the view at the bottom of the panel, as high as one of some detents, which a binding reads
  /// and chooses. A selection that is none of the detents counts as the lowest.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationTraits {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Decides whether the sheet around the view shows the handle that it is dragged by. By itself a sheet with several
  /// detents does.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationTraits { $0.dragIndicator = visibility }
  }
}
