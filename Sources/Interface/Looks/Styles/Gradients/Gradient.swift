import Graphics
import Runtime
import Values

/// Colours with their locations from 0 to 1.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: Double

    /// Creates a stop from a colour and a location from 0 to 1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in ascending order of location.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let step = 1 / Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) * step) }
  }
}

extension Gradient {
  /// The stops with their colours resolved in an environment.
  func resolved(in environment: EnvironmentValues) -> [GradientPattern.Stop] {
    stops.map { GradientPattern.Stop($0.color.resolve(in: environment), at: $0.location) }
  }
}

/// As a style, a gradient runs from top to bottom.
extension Gradient: ShapeStyle {
  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// The gradient from top to bottom, with its colours resolved in the environment.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(.gradient(.linear(from: .top, to: .bottom), resolved(in: context.environment)))
  }
}

/// A gradient with its type erased, or the standard gradient of a colour, which is slightly lighter at the top.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source

  /// Erases the type of a gradient.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  init(_ color: Color) { source = .color(color) }

  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// The gradient from top to bottom, with its colours resolved in the environment.
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
