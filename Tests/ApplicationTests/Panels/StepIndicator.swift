import Faceplate
import Foundation

struct StepperConfig {
  var circleColor = Color(red: 214 / 255, green: 204 / 255, blue: 178 / 255, opacity: 0.8)
  var currentColor: Color = .orange
  var lineHeight: CGFloat = 1
  var radius: CGFloat = 40
}

enum StepKind: Equatable {
  case numeric
  case icon([Int: String])
}

struct StepsView: View {
  var count = 3
  @Binding var current: Int
  var kind: StepKind = .numeric
  var config = StepperConfig()

  var body: some View {
    GeometryReader { geo in
      let radius = min(config.radius, geo.size.height / 2)
      let gap = count > 1 ? (geo.size.width - 2 * radius * CGFloat(count)) / CGFloat(count - 1) : 0
      ZStack {
        Path { path in
          guard gap > 20 else { return }
          for i in 0..<max(0, count - 1) {
            let x = center(i, radius, gap)
            path.move(to: CGPoint(x: x + radius + 10, y: geo.size.height / 2))
            path.addLine(to: CGPoint(x: x + gap + radius - 10, y: geo.size.height / 2))
          }
        }
        .stroke(config.circleColor, lineWidth: config.lineHeight)
        ForEach(0..<count, id: \.self) { index in
          step(index)
            .frame(width: radius * 2, height: radius * 2)
            .onTapGesture {
              guard index < current else { return }
              withAnimation(.easeInOut(duration: 0.2)) { current = index }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Step \(index + 1) of \(count)")
            .accessibilityAddTraits(index == current ? [.isSelected, .isButton] : .isButton)
            .position(x: center(index, radius, gap), y: geo.size.height / 2)
        }
      }
    }
    .frame(height: 40)
  }

  private func center(_ index: Int, _ radius: CGFloat, _ gap: CGFloat) -> CGFloat {
    radius + CGFloat(index) * (2 * radius + gap)
  }

  @ViewBuilder
  private func step(_ index: Int) -> some View {
    ZStack {
      Circle().fill(index == current ? config.currentColor : config.circleColor)
      if index < current {
        Image(systemName: "checkmark")
          .resizable()
          .scaledToFit()
          .frame(width: 21, height: 21)
      } else {
        switch kind {
        case .numeric:
          Text("\(index + 1)")
            .font(.system(size: 22))
            .foregroundColor(index == current ? .white : .gray)
        case let .icon(names):
          if let name = names[index] {
            Image(systemName: name)
          }
        }
      }
    }
  }
}

struct StepsDemo: View {
  @State private var current = 1

  var body: some View {
    VStack(spacing: 24) {
      StepsView(current: $current).frame(width: 220)
      StepsView(count: 4, current: $current, kind: .icon([0: "house", 1: "cart", 2: "creditcard"]))
      HStack {
        Button("Back") { current -= 1 }.disabled(current < 0)
        Button("Next") { current += 1 }.disabled(current >= 3)
      }
      Text("At \(current)")
    }
    .padding()
  }
}
