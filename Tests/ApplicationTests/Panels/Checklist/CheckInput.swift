import Faceplate

struct CheckRotary: View {
  @State private var value = 0.0
  @State private var isIdle = true
  @FocusState private var isFocused: Bool
  @FocusState private var row: Int?
  @Namespace private var scope
  @Environment(\.isFocused) private var hasFocus

  var body: some View {
    Text("A").focusable().digitalCrownRotation($value)
    Text("B").focusable(true)
      .digitalCrownRotation(
        $value, from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: true, isHapticFeedbackEnabled: false)
    Text("C").focusable()
      .digitalCrownRotation(detent: $value, from: 0, through: 10, by: 0.5, sensitivity: .high) { event in
        _ = event.offset + event.velocity
      } onIdle: {
        isIdle = true
      }
    Text("D").focusable().rotary($value, in: 0...10, by: 1).rotaryMode(.navigateThenEdit).onRotaryPress {}
      .onRotaryLongPress {}
    VStack {
      Text("E").focusable().focused($isFocused)
      Text("F").focusable().focused($row, equals: 1)
    }
    .defaultFocus($row, 1)
    .focusSection()
    Text("G").prefersDefaultFocus(in: scope).focusEffectDisabled()
      .onMoveCommand { direction in _ = direction == .up }
      .onExitCommand {}
      .onKeyPress(.space) { .handled }
      .onKeyPress(.return, phases: .down) { _ in .ignored }
      .onKeyPress(keys: ["a", .escape], phases: [.down, .up]) { press in press.phase == .up ? .handled : .ignored }
  }
}

struct CheckGestures: View {
  @GestureState private var offset = CGSize.zero
  @GestureState(reset: { _, transaction in transaction.animation = .spring }) private var scale = 1.0
  @GestureState(initialValue: false, resetTransaction: Transaction(animation: .default)) private var isDown: Bool
  @State private var text = ""

  var body: some View {
    let drag = DragGesture(minimumDistance: 10, coordinateSpace: .named("pad"))
      .updating($offset) { value, state, transaction in
        state = value.translation
        transaction.disablesAnimations = true
      }
      .onChanged { value in
        text =
          "\(value.time) \(value.location) \(value.startLocation) \(value.velocity) \(value.predictedEndLocation) \(value.predictedEndTranslation)"
      }
      .onEnded { _ in }
    let press = LongPressGesture(minimumDuration: 0.5, maximumDistance: 10)
    let combined = press.sequenced(before: drag)
      .onEnded { value in
        if case .second(true, let drag?) = value { text = "\(drag.translation)" }
      }
    Text(text).gesture(combined, including: .all)
    Text("A").gesture(
      TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
        switch value {
        case .first: text = "double"
        case .second: text = "single"
        }
      })
    Text("B").gesture(
      MagnifyGesture().simultaneously(with: RotateGesture()).updating($scale) { value, state, _ in
        state = Double(value.first?.magnification ?? 1) + (value.second?.rotation.degrees ?? 0)
      })
    Text("C").highPriorityGesture(
      SpatialTapGesture(count: 1, coordinateSpace: .local).onEnded { text = "\($0.location)" })
    Text("D").simultaneousGesture(DragGesture().map(\.translation.width).onChanged { text = "\($0)" })
    Text("E").onTapGesture(count: 2) {}
      .onTapGesture(coordinateSpace: .global) { location in text = "\(location)" }
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 20, perform: {}, onPressingChanged: { _ in })
      .onLongPressGesture {
      } onPressingChanged: { _ in
      }
      .contentShape(.rect)
      .allowsHitTesting(true)
      .gesture(DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true })
  }
}
