import Graphics

/// A type whose numeric data an animation interpolates from the old value to the new one.
///
/// A view, a shape or a modifier that conforms is evaluated with interpolated data for each frame of an animation:
///
///     struct Wedge: Shape {
///       var share: Double
///       var animatableData: Double {
///         get { share }
///         set { share = newValue }
///       }
///       func path(in rect: Rect) -> Path { … }
///     }
@preconcurrency @MainActor public protocol Animatable {
  /// The type of the animated data.
  associatedtype AnimatableData: VectorArithmetic
  /// The data that an animation interpolates.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, which an animation interpolates.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// A type without animated data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: @MainActor Animatable {}
extension Float: @MainActor Animatable {}

extension Point: @MainActor Animatable {
  /// The coordinates x and y, in points.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = Point(x: newValue.first, y: newValue.second) }
  }
}

extension Size: @MainActor Animatable {
  /// The width and the height, in points.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { self = Size(width: newValue.first, height: newValue.second) }
  }
}

extension Rect: @MainActor Animatable {
  /// The origin and the size, in points.
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: @MainActor Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { self = Angle(radians: newValue) }
  }
}

extension UnitPoint: @MainActor Animatable {
  /// The fractions x and y.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}

extension EdgeInsets: @MainActor Animatable {
  /// The top, leading, bottom and trailing insets, in points.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      self = EdgeInsets(
        top: newValue.first, leading: newValue.second.first, bottom: newValue.second.second.first,
        trailing: newValue.second.second.second)
    }
  }
}
