import Runtime
import Values

/// A view that depends on a value in the config file.
///
///     TweakableView("clock.digits", initialValue: 6, in: 4...8) { digits in Clock(digits: digits) }
///
/// It reports the tweak to its ancestors through ``TweaksKey``, so that they know which tweaks are visible. The
/// value comes from the stage's ``TweakStore``: an edit updates only the views that use it.
@preconcurrency @MainActor public struct TweakableView<Value: TweakValue, Content: View>: View {
  @Tweak private var value: Value
  private let mark: TweakMark
  private let content: (Value) -> Content

  /// Creates a view from a value without limits.
  ///
  /// - Parameters:
  ///   - id: the name in the config file: a group and a key separated by a dot.
  ///   - initialValue: the default.
  ///   - file: the source file, for messages.
  ///   - line: its line.
  ///   - content: builds the view for a value.
  public init(
    _ id: String, initialValue: Value, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    _value = Tweak(wrappedValue: initialValue, id, file: file, line: line)
    mark = TweakMark(id: id, place: "\(file):\(line)", defaultText: initialValue.tweakText)
    self.content = content
  }

  /// Creates a view from a value with a range and a step.
  public init(
    _ id: String, initialValue: Value, in range: ClosedRange<Value>, step: Value.Stride? = nil, unit: String = "",
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: @escaping (Value) -> Content
  ) where Value: Strideable {
    _value = Tweak(wrappedValue: initialValue, id, in: range, step: step, unit: unit, file: file, line: line)
    mark = TweakMark(id: id, place: "\(file):\(line)", defaultText: initialValue.tweakText)
    self.content = content
  }

  /// Creates a view from a value with its own editor on the tweak panel.
  ///
  /// - Parameter editor: builds the editor. That of the first view with this name is used.
  public init<Editor: View>(
    _ id: String, initialValue: Value, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder editor: @escaping (TweakEditing<Value>) -> Editor,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    _value = Tweak(wrappedValue: initialValue, id, file: file, line: line, editor: editor)
    mark = TweakMark(id: id, place: "\(file):\(line)", defaultText: initialValue.tweakText)
    self.content = content
  }

  /// The view for the current value.
  public var body: some View {
    let mark = mark
    content(value).transformPreference(TweaksKey.self) { $0[mark.id] = mark }
  }
}

extension View {
  /// Changes this view depending on a value in the config file.
  ///
  ///     Text("Hello").tweakable("hello.padding", initialValue: 10) { view, value in view.padding(value) }
  @_disfavoredOverload
  public func tweakable<Value: TweakValue, Output: View>(
    _ id: String, initialValue: Value, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping (Self, Value) -> Output
  ) -> some View {
    TweakableView(id, initialValue: initialValue, file: file, line: line) { content(self, $0) }
  }

  /// Changes this view depending on a value that has its own editor on the tweak panel.
  ///
  ///     card.tweakable("card.corner", initialValue: Alignment.top, editor: { CornerGrid(selection: $0.value) }) {
  ///       view, corner in view.frame(maxWidth: .infinity, alignment: corner)
  ///     }
  @_disfavoredOverload
  public func tweakable<Value: TweakValue, Editor: View, Output: View>(
    _ id: String, initialValue: Value, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder editor: @escaping (TweakEditing<Value>) -> Editor,
    @ViewBuilder content: @escaping (Self, Value) -> Output
  ) -> some View {
    TweakableView(id, initialValue: initialValue, file: file, line: line, editor: editor) { content(self, $0) }
  }

  /// Changes this view depending on a value with a range in the config file.
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
