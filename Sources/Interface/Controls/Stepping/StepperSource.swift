import Runtime
import Values

/// The source from which the moving views of a stepper read its value.
///
/// Each of them reads the value in its own body, so a step evaluates only these views again, and not the stepper or a
/// style of the toolkit. A stepper whose body runs again makes another source.
final class StepperSource {
  let model: any SteppedModel
  private let conventions: NumberConventions
  /// Whether the value is unknown.
  private let isUnknown: Bool
  /// The number that is being typed; `nil` if none is.
  private let entry: NumberEntry?
  /// The widest text, if it does not depend on the value; it is computed on first use.
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

/// The parts of its value that a stepper shows.
nonisolated struct ShownStep: Equatable {
  let text: String
  let widest: String
  let fraction: Double
  let canIncrement: Bool
  let canDecrement: Bool
}
