/// A view whose content is animated along keyframes.
///
///     KeyframeAnimator(initialValue: 1.0, trigger: beats) { scale in
///       Image(systemName: "heart.fill").scaleEffect(scale)
///     } keyframes: { _ in
///       SpringKeyframe(1.4, duration: 0.2)
///       CubicKeyframe(1, duration: 0.4)
///     }
@preconcurrency @MainActor public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnyTrigger?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var run = KeyframeRun<Value>()
  @Environment({ $0.accessibilityReduceMotion }) private var reducesMotion

  /// Creates an animator that plays its keyframes when it appears, repeatedly by default. With reduced motion the
  /// content keeps its initial value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, trigger, repeats) = (initialValue, nil, repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Creates an animator that plays its keyframes once each time that a value changes. With reduced motion the content
  /// does not change.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.trigger, repeats) = (initialValue, AnyTrigger(trigger), false)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// The content with the value for the current time.
  public var body: some View {
    let run = run
    let (initialValue, trigger, keyframes, content) = (initialValue, trigger, keyframes, content)
    let (repeats, isStill) = (repeats, reducesMotion)
    return TimedView { now in
      if trigger == nil {
        if isStill { return (content(initialValue), nil) }
        run.begin(at: now, onlyOnce: true) { KeyframeTimeline(initialValue, keyframes($0 ?? initialValue)) }
      } else {
        let isFirst = run.trigger == nil
        if !isFirst, run.trigger != trigger, !isStill {
          run.begin(at: now, onlyOnce: false) { KeyframeTimeline($0 ?? initialValue, keyframes($0 ?? initialValue)) }
        }
        run.trigger = trigger
      }
      let (value, isMoving) = run.value(at: now, repeats: repeats)
      return (content(value ?? initialValue), isMoving ? now + RuntimeLimits.frame : nil)
    }
  }
}

/// The state of an animator that is playing its keyframes.
private final class KeyframeRun<Value> {
  var trigger: AnyTrigger?
  private var timeline: KeyframeTimeline<Value>?
  private var start = Duration.zero
  private var latest: Value?

  /// Starts a timeline that continues from the latest value.
  ///
  /// - Parameter onlyOnce: whether it has no effect if a timeline exists.
  func begin(at now: Duration, onlyOnce: Bool, _ make: (_ from: Value?) -> KeyframeTimeline<Value>) {
    if onlyOnce && timeline != nil { return }
    timeline = make(latest)
    start = now
  }

  /// Returns the value at a time, and whether it changes afterwards.
  func value(at now: Duration, repeats: Bool) -> (Value?, Bool) {
    guard let timeline else { return (latest, false) }
    let duration = timeline.duration
    var time = (now - start) / .seconds(1)
    if repeats && duration > 0 { time = time.truncatingRemainder(dividingBy: duration) }
    let value = timeline.value(time: time)
    latest = value
    return (value, repeats ? duration > 0 : time < duration)
  }
}

extension View {
  /// Animates the view along keyframes once each time that a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) { value in
      content(PlaceholderContentView(content: AnyView(self)), value)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Animates the view along keyframes when it appears, repeatedly by default.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
      content(PlaceholderContentView(content: AnyView(self)), value)
    } keyframes: {
      keyframes($0)
    }
  }
}
