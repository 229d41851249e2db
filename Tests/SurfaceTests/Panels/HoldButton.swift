import Faceplate

// Hold to repeat with a button's gesture and a task that ends with the press.

struct OnHold: ViewModifier {
  var perform: () -> Void
  @State private var isPressed = false

  func body(content: Content) -> some View {
    content
      ._onButtonGesture {
        isPressed = $0
      } perform: {
      }
      .task(id: isPressed) {
        guard isPressed else { return }
        do {
          perform()
          try await Task.sleep(for: .milliseconds(500))
          while !Task.isCancelled {
            perform()
            try await Task.sleep(for: .milliseconds(100))
          }
        } catch {}
      }
  }
}

extension View {
  func onHold(perform: @escaping () -> Void) -> some View { modifier(OnHold(perform: perform)) }
}

struct HoldPanel: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count)").font(.largeTitle).accessibilityIdentifier("count")
      HStack(spacing: 0) {
        half("minus", "Less") { count -= 1 }
        Divider().frame(height: 24)
        half("plus", "More") { count += 1 }
      }
      .background(Color(white: 0.9), in: RoundedRectangle(cornerRadius: 12))
    }
  }

  private func half(_ symbol: String, _ name: String, action: @escaping () -> Void) -> some View {
    Image(systemName: symbol)
      .frame(width: 80, height: 60)
      .contentShape(Rectangle())
      .accessibilityLabel(Text(name))
      .accessibilityAddTraits(.isButton)
      .onHold(perform: action)
  }
}
