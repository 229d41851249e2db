import SwiftUI

// A code is asked for before a page opens; a wrong one shakes the dots.

struct PasscodeScreen: View {
  @State private var digits = ""
  @State private var isOpen = false
  @State private var attempts = 0
  @State private var isChecking = false
  let code: String

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      if isOpen {
        Vault(isOpen: $isOpen).transition(.opacity)
      } else {
        VStack(spacing: 28) {
          Image(systemName: "lock.shield.fill").font(.system(size: 44)).foregroundColor(.white)
          Text(isChecking ? "Checking…" : "Enter Passcode").font(.title3).foregroundColor(.white)
          HStack(spacing: 18) {
            ForEach(0..<4) { index in
              Circle()
                .strokeBorder(.white, lineWidth: 1.5)
                .background(Circle().fill(index < digits.count ? Color.white : Color.clear))
                .frame(width: 16, height: 16)
            }
          }
          .modifier(Shake(travel: CGFloat(attempts)))
          .accessibilityElement()
          .accessibilityLabel("Digits")
          .accessibilityValue("\(digits.count)")
          keys
        }
      }
    }
  }

  private var keys: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(76), spacing: 16), count: 3), spacing: 14) {
      ForEach(1..<10) { number in key("\(number)") { press("\(number)") } }
      Color.clear.frame(height: 1)
      key("0") { press("0") }
      Button(action: { _ = digits.popLast() }) {
        Image(systemName: "delete.backward.fill").font(.title2).foregroundColor(.white).frame(width: 76, height: 64)
      }
      .disabled(digits.isEmpty)
      .accessibilityLabel("Delete")
    }
  }

  private func key(_ title: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Text(title)
        .font(.system(size: 30, weight: .medium, design: .rounded))
        .foregroundColor(.white)
        .frame(width: 64, height: 64)
        .background(Color.white.opacity(0.15))
        .clipShape(Circle())
    }
    .disabled(isChecking)
  }

  private func press(_ digit: String) {
    guard digits.count < 4 else { return }
    digits += digit
    guard digits.count == 4 else { return }
    isChecking = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
      isChecking = false
      if digits == code {
        withAnimation(.easeInOut(duration: 0.3)) { isOpen = true }
      } else {
        withAnimation(.linear(duration: 0.4)) { attempts += 1 }
      }
      digits = ""
    }
  }
}

private struct Vault: View {
  @Binding var isOpen: Bool
  @State private var remaining = 5

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.open.fill").font(.largeTitle)
      Text("Welcome back").font(.title).bold()
      Text("Locks in \(remaining) s").font(.callout).opacity(0.8)
      Button("Lock") { withAnimation { isOpen = false } }
        .buttonStyle(.borderedProminent)
        .tint(.orange)
    }
    .foregroundColor(.white)
    .onAppear {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        remaining -= 1
        if remaining == 0 {
          timer.invalidate()
          isOpen = false
        }
      }
    }
  }
}

private struct Shake: GeometryEffect {
  var travel: CGFloat
  var animatableData: CGFloat {
    get { travel }
    set { travel = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(travel * .pi * 4), y: 0))
  }
}

#Preview { PasscodeScreen(code: "2580") }
