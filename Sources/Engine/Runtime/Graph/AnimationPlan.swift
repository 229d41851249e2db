/// The type-erased animation of views or modifiers of one type. It is looked up once per type, when the first of them
/// is animated.
package class AnimationPlan {
  /// Creates a plan that animates nothing.
  package init() {}

  /// Starts, replaces or stops the animation of a node's data when a new subject replaces the old one.
  package func change(from old: UnsafeRawPointer, to new: UnsafeRawPointer, at node: Node) {}
  /// Sets a subject's data to the interpolated value for the current time.
  package func present(_ subject: UnsafeMutableRawPointer, at node: Node) {}

  /// The plans by type; `nil` for types without animated data.
  private static var plans: [ObjectIdentifier: AnimationPlan?] = [:]

  /// Returns the plan of a type; `nil` if it has nothing to animate.
  package static func plan<Subject>(for type: Subject.Type) -> AnimationPlan? {
    let key = ObjectIdentifier(type)
    if let known = plans[key] { return known }
    let plan = (type as? any Animatable.Type).flatMap { make($0) }
    plans[key] = .some(plan)
    return plan
  }

  private static func make<Subject: Animatable>(_ type: Subject.Type) -> AnimationPlan? {
    Subject.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedAnimationPlan<Subject>()
  }
}

/// The plan of a type that conforms to ``Animatable``.
private final class TypedAnimationPlan<Subject: Animatable>: AnimationPlan {
  private typealias Moving = DataMotion<Subject.AnimatableData>

  override func change(from old: UnsafeRawPointer, to new: UnsafeRawPointer, at node: Node) {
    let before = old.assumingMemoryBound(to: Subject.self).pointee.animatableData
    let after = new.assumingMemoryBound(to: Subject.self).pointee.animatableData
    if before == after { return }
    let transaction = Transaction.current
    guard let animation = node.animation(of: transaction) else { return node.motion = nil }
    let known = node.motion as? Moving
    let time = node.stage.now
    let distance = before - after + (known?.distance(at: time) ?? .zero)
    let motion = Moving(
      of: node, distance: distance, velocity: known?.velocity(at: time) ?? .zero, transaction, animation)
    node.motion = motion
    node.stage.motions.add(motion)
  }

  override func present(_ subject: UnsafeMutableRawPointer, at node: Node) {
    guard let motion = node.motion as? Moving else { return }
    let place = subject.assumingMemoryBound(to: Subject.self)
    place.pointee.animatableData += motion.distance(at: node.stage.now)
  }
}

extension Node {
  /// Returns the animation for changes of this node; `nil` for none.
  package final func animation(of transaction: Transaction) -> Animation? { transaction.effectiveAnimation }

  /// Animates the difference between two subjects. Called when a new subject replaces the old one.
  package final func animate<Subject>(from old: Subject, to new: Subject) {
    guard motion != nil || Transaction.isAnyRunning, let plan = AnimationPlan.plan(for: Subject.self) else { return }
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        plan.change(from: old, to: new, at: self)
      }
    }
  }

  /// Returns the subject with its data interpolated for the current time.
  package final func presented<Subject>(_ subject: Subject) -> Subject {
    guard motion != nil, let plan = AnimationPlan.plan(for: Subject.self) else { return subject }
    var subject = subject
    withUnsafeMutablePointer(to: &subject) { plan.present(UnsafeMutableRawPointer($0), at: self) }
    return subject
  }
}
