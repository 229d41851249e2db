import Looks
import Runtime
import Values

/// A control that increases and decreases a value in steps.
///
///     Stepper("Temperature", value: $temperature, in: 30...250, step: 5, format: .number.unit("°C"))
///
/// The standard style shows the value between the buttons, unless the label contains it. A title with an interpolated
/// value, as in `Stepper("Shots: \(shots)", value: $shots)`, is assumed to contain it; the words of any other label are
/// compared with the value. With a `format` the value is always shown.
///
/// A press steps at once, and repeatedly while it is held. No press leads out of the range; a value outside is shown
/// unchanged. ``View/stepperStyle(_:)`` sets the style.
@preconcurrency @MainActor public struct Stepper<Label: View>: View {
  private let label: Label
  private let erased: AnySteppedModel?
  private let onEditingChanged: (Bool) -> Void
  /// The configuration of the outer stepper, if this stepper is in a style's body and only draws that one's face.
  private let outer: StepperStyleConfiguration?
  /// Whether the initializer was given a format.
  var isFormatted = true

  @Environment({ $0[styles: StyleKind<StepperStyleConfiguration>()] }) private var styles
  @Environment({ $0.numberConventions }) private var conventions
  @Environment({ $0.repeatRhythm }) private var rhythm
  @Environment({ $0.stepperWraps }) private var wraps
  @Environment({ $0.stepperLargeStep }) private var largeStep
  @Environment({ $0.isReadOnly }) private var isReadOnly
  @Environment({ $0.unknownValue }) private var unknownValue
  @State private var owner = PressOwner()
  private var session = StepperSession()
  /// Whether the words of a composite label contain the value.
  @State private var isValueInWords = false

  init(label: Label, model: AnySteppedModel, onEditingChanged: @escaping (Bool) -> Void) {
    self.label = label
    erased = model
    self.onEditingChanged = onEditingChanged
    outer = nil
  }

  init(label: Label, outer: StepperStyleConfiguration) {
    self.label = label
    erased = nil
    onEditingChanged = { _ in }
    self.outer = outer
  }

  /// The stepper as the style of the environment draws it.
  public var body: some View {
    if let outer {
      styled(outer)
    } else if let model = erased?.base {
      control(model)
    }
  }

  private func styled(_ configuration: StepperStyleConfiguration) -> some View {
    StyledControl(configuration) { DefaultStepperStyle().makeBody(configuration: $0) }
  }

  /// The styled control with the focus and the accessibility of the stepper.
  private func control(_ model: any SteppedModel) -> some View {
    let configuration = configuration(model)
    // Cast only where there is a style: to cast `nil`, the runtime searches all conformances of the program.
    let accessible = styles.styles.last.flatMap { $0.style as? any AccessibleStepperStyle }
    return styled(configuration)
      .focusTarget(focus(model), radius: 14) {
        session.edits.focusChanged($0, onEditingChanged)
        if !$0.hasFocus { session.entry?.focusLeft() }
      }
      .modifier(
        StepperMeaning(
          label: label, read: { meaning(model, configuration, accessible) },
          onWords: isLabelComposite ? { hear($0, configuration.valueText) } : nil))
  }

  /// Returns the semantics of the stepper for users of a screen reader.
  private func meaning(
    _ model: any SteppedModel, _ configuration: StepperStyleConfiguration, _ accessible: (any AccessibleStepperStyle)?
  ) -> Semantics {
    let replacement = accessible?.accessibility(configuration: configuration.fixed())
    return Semantics(
      role: .stepper, value: replacement?.value ?? configuration.valueText,
      amount: replacement == nil ? { model.amount } : nil,
      minimum: configuration.minimumText, maximum: configuration.maximumText,
      adjust: isReadOnly ? nil : replacement?.adjust ?? { _ = step(model, $0) },
      actions: isReadOnly ? [] : replacement?.actions ?? [])
  }

  private func configuration(_ model: any SteppedModel) -> StepperStyleConfiguration {
    var configuration = StepperStyleConfiguration(
      label: .init(content: AnyView(label)),
      source: StepperSource(model, conventions, isUnknown: unknownValue != nil, session.entry), isReadOnly: isReadOnly,
      largeStep: largeStep, wraps: wraps, edits: session.edits, tell: onEditingChanged, owner: owner,
      isValueInLabel: !isFormatted && isValueInLabel, ends: model.ends(conventions))
    if isReadOnly {
      session.entry?.model = nil
    } else if model.hasFormat {
      session.entry?.model = model
      configuration.openKeypad = { session.openKeypad(at: $0, entry(for: model)) }
    }
    return configuration
  }

  /// Whether the label contains the value.
  private var isValueInLabel: Bool { title?.holdsValues ?? isValueInWords }

  /// The label, if it is a `Text` or has one as its title.
  private var title: Text? { label as? Text ?? (label as? any TextTitled)?.textTitle }

  /// Whether the words of the label have to be compared with the value to find out whether it contains it.
  private var isLabelComposite: Bool { !isFormatted && title == nil }

  /// Compares the value with the words of the label.
  private func hear(_ words: String, _ value: String) {
    let plain = value.filter { !conventions.groupingSeparator.contains($0) }
    let isSaid = words.says(value) || words.says(plain)
    if isSaid != isValueInWords { isValueInWords = isSaid }
  }

  /// Makes steps as one edit.
  private func step(_ model: any SteppedModel, _ count: Int) -> Bool {
    session.edits.change(onEditingChanged) { model.adjust(by: count, wraps: wraps) }
  }

  // MARK: Knob and keys

  private func focus(_ model: any SteppedModel) -> FocusTarget {
    var target = FocusTarget()
    if isReadOnly { return target }
    let edits = session.edits
    target.editing.type = { session.type($0, entry(for: model)) }
    target.editing.typed = { session.entry?.text }
    target.editing.adjust = { _, stops in step(model, stops) }
    target.editing.moveToEnd = { _, isMaximum in _ = edits.change(onEditingChanged) { model.moveToEnd(isMaximum) } }
    target.editing.begin = { edits.beginByKnob(restoring: model.remember(), onEditingChanged) }
    target.editing.revert = { edits.revert() }
    target.editing.largeStep = largeStep
    target.rhythm = rhythm
    return target
  }

  /// Returns a new entry for a number; `nil` where none can be typed, or where what is typed would not be visible.
  private func entry(for model: any SteppedModel) -> NumberEntry? {
    guard isFormatted || !isValueInLabel, let form = model.entryForm(conventions) else { return nil }
    let entry = NumberEntry(form, range: model.ends(conventions), name: AnyView(label))
    entry.model = model
    entry.change = { session.edits.change(onEditingChanged, $0) }
    return entry
  }
}

/// Gives a stepper its semantics. The modifier reads the value, so that the stepper's body need not.
private struct StepperMeaning<Label: View>: ViewModifier {
  let label: Label
  let read: () -> Semantics
  let onWords: ((String) -> Void)?

  func body(content: Content) -> some View {
    content.semantics(read(), children: .parts, label: label, onWords: onWords)
  }
}
