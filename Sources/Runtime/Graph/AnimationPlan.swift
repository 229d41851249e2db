/// How views or modifiers of one type are animated: found once for each type, when the first of them moves.
package class AnimationPlan {
  package init() {}

  /// Sets the node's data in motion, or stops them, as a subject takes another's place.
  package func change(from old: UnsafeRawPointer, to new: UnsafeRawPointer, at node: Node) {}
  /// Gives a subject the data that it has come to.
  package func present(_ subject: UnsafeMutableRawPointer, at node: Node) {}

  private static var plans: [ObjectIdentifier: AnimationPlan?] = [:]

  /// The plan of a type; `nil` if it has nothing to animate.
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
  /// What to animate changes of this node with; `nil` for not at all.
  package final func animation(of transaction: Transaction) -> Animation? { transaction.effectiveAnimation }

  /// Called as a subject takes another's place here.
  package final func animate<Subject>(from old: Subject, to new: Subject) {
    guard motion != nil || Transaction.isAnyRunning, let plan = AnimationPlan.plan(for: Subject.self) else { return }
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        plan.change(from: old, to: new, at: self)
      }
    }
  }

  /// The subject with the data that it has come to.
  package final func presented<Subject>(_ subject: Subject) -> Subject {
    guard motion != nil, let plan = AnimationPlan.plan(for: Subject.self) else { return subject }
    var subject = subject
    withUnsafeMutablePointer(to: &subject) { plan.present(UnsafeMutableRawPointer($0), at: self) }
    return subject
  }
}
