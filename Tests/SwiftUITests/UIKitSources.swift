import SwiftUI
import UIKit

// Sources as they are found: what they ask UIKit for stands beside what they draw.

struct GreetingCard: View {
  private let impact = UIImpactFeedbackGenerator(style: .heavy)
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 8) {
      Text("Width \(Int(UIScreen.main.bounds.width))")
        .frame(width: UIScreen.main.bounds.width / 2)
        .background(Color(.systemGray6))
      Color(UIColor.secondarySystemBackground).frame(width: 40, height: 10)
      Button("Knock") {
        impact.impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
      }
      Toggle(
        "Awake",
        isOn: Binding(
          get: { UIApplication.shared.isIdleTimerDisabled }, set: { UIApplication.shared.isIdleTimerDisabled = $0 }))
      if UIDevice.current.userInterfaceIdiom == .pad { Text("Pad") } else { Text("Phone") }
    }
    .foregroundColor(Color(uiColor: .label))
    .clipShape(TopRounded(radius: 12))
  }
}

struct TopRounded: Shape {
  var radius: CGFloat
  var corners: UIRectCorner = [.topLeft, .topRight]

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension DragGesture.Value {
  /// The share of the screen that the finger has passed, computed outside of any actor, as sources of Swift 5 do.
  var share: Double { abs(translation.width) / UIScreen.main.bounds.width }
}

struct BrandedPage: View {
  var body: some View {
    VStack(spacing: 0) {
      Image(.Logos.roundLogo)
      Color(.brand).frame(width: 20, height: 10)
      Rectangle().fill(.brand).frame(width: 20, height: 10)
    }
  }
}
