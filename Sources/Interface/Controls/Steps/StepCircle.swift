import Looks
import Graphics
import Runtime
import Values

/// One circle of a step indicator with its number, icon or state symbol. It fills the space it is offered.
struct StepCircle<Symbol: View>: View {
  let index: Int
  let state: StepState
  let colors: StepIndicatorColors.CircleColors
  let icon: Symbol?
  let metrics: StepIndicatorMetrics
  /// The names of the symbols of steps that are over, by state.
  let symbols: [StepState: String]
  let isLast: Bool

  var body: some View {
    GeometryReader { space in
      ZStack {
        face(space.size.width).id(state).transition(.opacity)
      }
      .frame(width: space.size.width, height: space.size.height)
    }
  }

  private func face(_ side: Double) -> some View {
    ZStack {
      Circle().fill(colors.fill)
      Circle().strokeBorder(colors.border, lineWidth: 2)
      mark(side).foregroundStyle(colors.symbol)
    }
  }

  @ViewBuilder private func mark(_ side: Double) -> some View {
    switch state {
    case .done: ControlSymbol(name: symbols[.done] ?? "checkmark", side: metrics.doneSide ?? side * 0.6, weight: .heavy)
    case .failed: ControlSymbol(name: symbols[.failed] ?? "xmark", side: side * 0.55, weight: .heavy)
    case .skipped: ControlSymbol(name: symbols[.skipped] ?? "minus", side: side * 0.55, weight: .heavy)
    case .current, .upcoming:
      if let icon, Symbol.self != EmptyView.self {
        let size = (isLast ? metrics.lastIconSize : nil) ?? metrics.iconSize
        icon.frame(width: size?.width ?? side * 0.525, height: size?.height ?? side * 0.525)
      } else {
        let font = metrics.digitFont ?? .system(size: metrics.digitSize ?? side * 0.5, weight: .semibold)
        Text("\(index + 1)").font(font.monospacedDigit()).lineLimit(1)
      }
    }
  }
}
