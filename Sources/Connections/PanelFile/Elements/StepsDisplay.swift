import Controls
import Graphics
import Looks
import Runtime
import Values

/// The options of a choice as steps.
struct StepsDisplay: View {
  let context: ElementContext
  // The colours of digits follow from the fills in this environment.
  @Environment({ $0 }) private var environment

  var body: some View {
    if let value = context.value {
      let options = value.declaration.options
      let current = options.firstIndex { $0.name == value.text.wrappedValue } ?? -1
      let goBack: ((Int) -> Void)? =
        context[StepDisplays.back] ?? false ? { value.text.wrappedValue = options[$0].name } : nil
      if let symbols = context[StepDisplays.symbols] {
        styled(
          StepIndicator(count: options.count, current: current, captions: titles(of: options), onSelect: goBack) {
            Image(systemName: symbols[options[$0].name] ?? "").resizable().scaledToFit()
          })
      } else {
        styled(
          StepIndicator(count: options.count, current: current, captions: titles(of: options), onSelect: goBack))
      }
    }
  }

  /// The titles of the options in the language of the panel; none if they are not shown.
  private func titles(of options: [ValueDeclaration.Option]) -> [String] {
    guard context[StepDisplays.titles] ?? true else { return [] }
    return options.map { context.texts.words.text(of: LocalizedStringKey($0.title)) }
  }

  /// The steps with the look that the keys say.
  private func styled(_ steps: StepIndicator<some View>) -> some View {
    steps.stepsVertical(context[StepDisplays.axis] == .vertical).stepColors(colors)
      .stepSymbols(done: context[StepDisplays.mark])
  }

  /// The colours of the theme and the tint, but for those that the keys say.
  private var colors: StepIndicatorColors {
    var colors = StepIndicatorColors.standard
    if let done = context.color(StepDisplays.done) { (colors.done, colors.passedLine) = (circle(done), done) }
    if let current = context.color(StepDisplays.current) { colors.current = circle(current) }
    if let upcoming = context.color(StepDisplays.upcoming) { colors.upcoming = circle(upcoming) }
    return colors
  }

  /// The colours of a circle with a fill, on which its digits can be read.
  private func circle(_ fill: Color) -> StepIndicatorColors.CircleColors {
    var environment = environment
    environment.tint = Color(fill.resolve(in: environment))
    return .init(fill: fill, symbol: Color(Color.tint(.content).resolve(in: environment)))
  }
}
