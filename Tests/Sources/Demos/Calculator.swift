import SwiftUI

enum CalcButton: String {
  case one = "1", two = "2", three = "3", four = "4", five = "5"
  case six = "6", seven = "7", eight = "8", nine = "9", zero = "0"
  case add = "+", subtract = "-", divide = "÷", multiply = "×", equal = "="
  case clear = "AC", decimal = ".", percent = "%", negative = "±"

  var buttonColor: Color {
    switch self {
    case .add, .subtract, .multiply, .divide, .equal:
      return .orange
    case .clear, .negative, .percent:
      return Color(.lightGray)
    default:
      return Color(red: 55 / 255.0, green: 55 / 255.0, blue: 55 / 255.0)
    }
  }
}

extension Color {
  enum Named { case lightGray }
  init(_ named: Named) { self = Color(white: 0.66) }
}

enum Operation { case add, subtract, multiply, divide, none }

struct CalculatorView: View {
  @State var value = "0"
  @State var runningNumber = 0.0
  @State var currentOperation: Operation = .none
  @GestureState private var isDragging = false

  let buttons: [[CalcButton]] = [
    [.clear, .negative, .percent, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .add],
    [.zero, .decimal, .equal],
  ]

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Color.black.edgesIgnoringSafeArea(.all)
        VStack {
          Spacer()
          HStack {
            Spacer()
            Text(value)
              .bold()
              .font(.system(size: 100))
              .foregroundColor(.white)
              .lineLimit(1)
              .minimumScaleFactor(0.4)
          }
          .padding()
          .gesture(
            DragGesture(minimumDistance: 20)
              .updating($isDragging) { _, state, _ in state = true }
              .onEnded { _ in
                value = String(value.dropLast()); if value.isEmpty { value = "0" }
              }
          )

          ForEach(buttons, id: \.self) { row in
            HStack(spacing: 12) {
              ForEach(row, id: \.self) { item in
                Button(
                  action: {
                    self.didTap(button: item)
                  },
                  label: {
                    Text(item.rawValue)
                      .font(.system(size: 32))
                      .frame(
                        width: self.buttonWidth(item: item, total: proxy.size.width),
                        height: self.buttonHeight(total: proxy.size.width)
                      )
                      .background(item.buttonColor)
                      .foregroundColor(.white)
                      .cornerRadius(self.buttonWidth(item: item, total: proxy.size.width) / 2)
                  })
              }
            }
            .padding(.bottom, 3)
          }
        }
      }
    }
  }

  func didTap(button: CalcButton) {
    switch button {
    case .add, .subtract, .multiply, .divide, .equal:
      let current = Double(value) ?? 0
      switch currentOperation {
      case .add: value = format(runningNumber + current)
      case .subtract: value = format(runningNumber - current)
      case .multiply: value = format(runningNumber * current)
      case .divide: value = format(runningNumber / current)
      case .none: break
      }
      runningNumber = Double(value) ?? 0
      switch button {
      case .add: currentOperation = .add
      case .subtract: currentOperation = .subtract
      case .multiply: currentOperation = .multiply
      case .divide: currentOperation = .divide
      default: currentOperation = .none
      }
      if button != .equal { value = "0" }
    case .clear:
      value = "0"
    case .decimal:
      if !value.contains(".") { value += "." }
    case .negative:
      value = format(-(Double(value) ?? 0))
    case .percent:
      value = format((Double(value) ?? 0) / 100)
    default:
      let number = button.rawValue
      value = value == "0" ? number : "\(value)\(number)"
    }
  }

  func format(_ number: Double) -> String {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 6
    formatter.usesGroupingSeparator = false
    return formatter.string(from: NSNumber(value: number)) ?? "Error"
  }

  func buttonWidth(item: CalcButton, total: CGFloat) -> CGFloat {
    if item == .zero {
      return ((total - (4 * 12)) / 4) * 2
    }
    return (total - (5 * 12)) / 4
  }

  func buttonHeight(total: CGFloat) -> CGFloat {
    return (total - (5 * 12)) / 4
  }
}

struct CalculatorView_Previews: PreviewProvider {
  static var previews: some View {
    CalculatorView()
  }
}
