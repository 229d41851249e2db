import Graphics

/// One circle of a step indicator: as large as it is offered.
struct StepCircle<Symbol: View>: View {
  let index: Int
  let state: StepState
  let colors: StepIndicatorColors.Pair
  let icon: Symbol?

  var body: some View {
    GeometryReader { space in
      ZStack {
        Circle().fill(colors.ground)
        Circle().strokeBorder(colors.edge, lineWidth: 2)
        mark(space.size.width).foregroundStyle(colors.ink)
      }
      .frame(width: space.size.width, height: space.size.height)
    }
  }

  @ViewBuilder private func mark(_ side: Double) -> some View {
    switch state {
    case .done: Icon(symbol: .check, size: side * 0.6, weight: 3)
    case .failed: Icon(symbol: .cross, size: side * 0.55, weight: 3)
    case .skipped: Icon(symbol: .minus, size: side * 0.55, weight: 3)
    case .current, .upcoming:
      if let icon, Symbol.self != EmptyView.self {
        icon.frame(width: side * 0.525, height: side * 0.525)
      } else {
        Text("\(index + 1)").font(.system(size: side * 0.5, weight: .semibold).monospacedDigit()).lineLimit(1)
      }
    }
  }
}
