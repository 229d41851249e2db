import Graphics

/// Something that has a number, or several, which an animation takes from the old value to the new one step by step.
///
/// A view, a shape or a modifier that conforms is shown anew, with other data, for each frame of an animation:
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
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic
  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: @MainActor Animatable {}
extension Float: @MainActor Animatable {}

extension Point: @MainActor Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = Point(x: newValue.first, y: newValue.second) }
  }
}

extension Size: @MainActor Animatable {
  /// Both extents.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { self = Size(width: newValue.first, height: newValue.second) }
  }
}

extension Rect: @MainActor Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: @MainActor Animatable {
  /// The radians.
  public var animatableData: Double {
    get { radians }
    set { self = Angle(radians: newValue) }
  }
}

extension UnitPoint: @MainActor Animatable {
  /// Both fractions.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}

extension EdgeInsets: @MainActor Animatable {
  /// All four distances.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      self = EdgeInsets(
        top: newValue.first, leading: newValue.second.first, bottom: newValue.second.second.first,
        trailing: newValue.second.second.second)
    }
  }
}
