import Runtime
import Values

/// The source from which the moving views of a stepper read its value.
///
/// Each of them reads the value in its own body, and neither the stepper's body nor that of a style of the toolkit does: a
/// step evaluates these views alone. A stepper whose body runs again makes another source.
final class StepperSource {
  let model: any SteppedModel
  private let conventions: NumberConventions
  /// Whether nobody knows the value.
  private let isUnknown: Bool
  /// The number that is being typed; `nil` if none is.
  private let entry: NumberEntry?
  /// The widest text, where it is the same for each value; it is found when it is first asked for.
  private lazy var reserved = model.widestText(conventions)

  init(_ model: any SteppedModel, _ conventions: NumberConventions, isUnknown: Bool, _ entry: NumberEntry?) {
    (self.model, self.conventions, self.isUnknown, self.entry) = (model, conventions, isUnknown, entry)
  }

  var text: String { entry?.text ?? written }
  private var written: String { isUnknown ? UnknownValue.text : model.text(conventions) }
  var widest: String { model.hasFormat ? reserved : model.widestText(conventions) }
  var fraction: Double { model.fraction }
  /// Whether the text is known not to be empty, whatever the value is.
  var isNeverEmpty: Bool { isUnknown || model.hasFormat }
}

/// What a stepper shows of its value.
nonisolated struct ShownStep: Equatable {
  let text: String
  let widest: String
  let fraction: Double
  let canIncrement: Bool
  let canDecrement: Bool
}
