import Graphics
import Runtime
import Values

/// Colours and where they stand on the way from 0 to 1.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where on the way it is reached, 0…1.
    public var location: Double

    /// A colour at a place, 0…1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in order.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let step = 1 / Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) * step) }
  }
}

extension Gradient {
  /// The colours here.
  func resolved(in environment: EnvironmentValues) -> [GradientPattern.Stop] {
    stops.map { GradientPattern.Stop($0.color.resolve(in: environment), at: $0.location) }
  }
}

/// A gradient as a style runs from top to bottom.
extension Gradient: ShapeStyle {
  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The colours from top to bottom.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(.gradient(.linear(from: .top, to: .bottom), resolved(in: context.environment)))
  }
}

/// A colour's own gradient: a little lighter at the top.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source

  /// Any gradient.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  init(_ color: Color) { source = .color(color) }

  /// Not used: the toolkit asks for the resolved style itself.
  public typealias Resolved = Never
  /// The colours from top to bottom.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    switch source {
    case .gradient(let gradient): return gradient._resolvedStyle(in: context)
    case .color(let color):
      let base = color.resolve(in: context.environment)
      let stops = [GradientPattern.Stop(base.mixed(with: .white, by: 0.22), at: 0), GradientPattern.Stop(base, at: 1)]
      return ResolvedStyle(.gradient(.linear(from: .top, to: .bottom), stops))
    }
  }
}
