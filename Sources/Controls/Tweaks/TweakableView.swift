import Runtime
import Values

/// A view made of a value that stands in the config file under a name.
///
///     TweakableView("clock.digits", initialValue: 6, in: 4...8) { digits in Clock(digits: digits) }
///
/// It reports the tweak upwards through ``TweaksKey``, so that whatever shows editors knows which tweaks are in sight. The
/// value comes down through the stage's ``TweakStore``: an edit builds just the views that use it.
@preconcurrency @MainActor public struct TweakableView<Value: TweakValue, Content: View>: View {
  @Tweak private var value: Value
  private let mark: TweakMark
  private let content: (Value) -> Content

  /// A view made of a value of any kind that has a text.
  public init(
    _ id: String, initialValue: Value, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    _value = Tweak(wrappedValue: initialValue, id, file: file, line: line)
    mark = TweakMark(id: id, place: "\(file):\(line)", defaultText: initialValue.tweakText)
    self.content = content
  }

  /// A view made of a value within a range, on a step of it.
  public init(
    _ id: String, initialValue: Value, in range: ClosedRange<Value>, step: Value.Stride? = nil, unit: String = "",
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Value) -> Content
  ) where Value: Strideable {
    _value = Tweak(wrappedValue: initialValue, id, in: range, step: step, unit: unit, file: file, line: line)
    mark = TweakMark(id: id, place: "\(file):\(line)", defaultText: initialValue.tweakText)
    self.content = content
  }

  /// The view for the value as it is.
  public var body: some View {
    let mark = mark
    content(value).transformPreference(TweaksKey.self) { $0[mark.id] = mark }
  }
}

extension View {
  /// Changes the view by a value that stands in the config file under a name.
  ///
  ///     Text("Hello").tweakable("hello.padding", initialValue: 10) { view, value in view.padding(value) }
  @_disfavoredOverload
  public func tweakable<Value: TweakValue, Output: View>(
    _ id: String, initialValue: Value, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping (Self, Value) -> Output
  ) -> some View {
    TweakableView(id, initialValue: initialValue, file: file, line: line) { content(self, $0) }
  }

  /// Changes the view by a value within a range that stands in the config file under a name.
  @_disfavoredOverload
  public func tweakable<Value: TweakValue & Strideable, Output: View>(
    _ id: String, initialValue: Value, in range: ClosedRange<Value>, step: Value.Stride? = nil, unit: String = "",
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Self, Value) -> Output
  ) -> some View {
    TweakableView(id, initialValue: initialValue, in: range, step: step, unit: unit, file: file, line: line) {
      content(self, $0)
    }
  }
}
