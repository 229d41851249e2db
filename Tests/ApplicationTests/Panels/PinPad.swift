import Faceplate

struct ShakeEffect: GeometryEffect {
  var travel: CGFloat = 8
  var shakes = 3.0
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: travel * sin(animatableData * .pi * shakes), y: 0))
  }
}

final class PinModel: ObservableObject {
  enum State: Equatable {
    case entering
    case wrong(attempts: Int)
    case unlocked
  }

  @Published private(set) var digits: [Int] = []
  @Published private(set) var state = State.entering
  @Published var attempts = 0
  let length: Int
  private let code: [Int]

  init(code: String) {
    self.code = code.compactMap(\.wholeNumberValue)
    self.length = code.count
  }

  func press(_ digit: Int) {
    guard state != .unlocked, digits.count < length else { return }
    if case .wrong = state { state = .entering }
    digits.append(digit)
    if digits.count == length { check() }
  }

  func delete() { _ = digits.popLast() }

  private func check() {
    if digits == code {
      state = .unlocked
    } else {
      attempts += 1
      state = .wrong(attempts: attempts)
      digits.removeAll()
    }
  }
}

struct PinKeyStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 28, weight: .regular, design: .rounded))
      .frame(width: 72, height: 72)
      .background(Circle().fill(configuration.isPressed ? Color.accentColor.opacity(0.4) : Color.gray.opacity(0.18)))
      .scaleEffect(configuration.isPressed ? 0.94 : 1)
      .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
      .opacity(isEnabled ? 1 : 0.3)
  }
}

extension ButtonStyle where Self == PinKeyStyle {
  static var pinKey: Self { .init() }
}

struct PinDots: View {
  let count: Int
  let filled: Int

  var body: some View {
    HStack(spacing: 16) {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .strokeBorder(.primary, lineWidth: 1.5)
          .background(Circle().fill(index < filled ? Color.primary : .clear))
          .frame(width: 14, height: 14)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("\(filled) of \(count) digits")
  }
}

struct PinPad: View {
  @ObservedObject var model: PinModel
  private let columns = Array(repeating: GridItem(.fixed(72), spacing: 20), count: 3)

  var body: some View {
    VStack(spacing: 28) {
      title
      PinDots(count: model.length, filled: model.digits.count)
        .modifier(ShakeEffect(animatableData: CGFloat(model.attempts)))
        .animation(.linear(duration: 0.4), value: model.attempts)
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(1...9, id: \.self) { key($0) }
        Color.clear
        key(0)
        Button(action: model.delete) { Image(systemName: "delete.left") }
          .accessibilityLabel("Delete")
          .buttonRepeatBehavior(.enabled)
          .disabled(model.digits.isEmpty)
      }
      .frame(width: 260)
      .buttonStyle(.pinKey)
    }
    .disabled(model.state == .unlocked)
  }

  @ViewBuilder private var title: some View {
    switch model.state {
    case .entering: Text("Enter code")
    case .wrong(let attempts) where attempts > 2: Label("Ask the staff", systemImage: "exclamationmark.triangle")
    case .wrong(let attempts): Text("Wrong, \(3 - attempts) left").foregroundColor(.red)
    case .unlocked: Label("Unlocked", systemImage: "lock.open.fill").foregroundColor(.green)
    }
  }

  private func key(_ digit: Int) -> some View {
    Button("\(digit)") { model.press(digit) }
  }
}

struct LockScreen: View {
  @StateObject private var model = PinModel(code: "2580")

  var body: some View {
    PinPad(model: model)
      .onReceiveChange(of: model.state) { print($0) }
  }
}

extension View {
  fileprivate func onReceiveChange<V: Equatable>(of value: V, perform: @escaping (V) -> Void) -> some View {
    onChange(of: value) { perform($0) }
  }
}
