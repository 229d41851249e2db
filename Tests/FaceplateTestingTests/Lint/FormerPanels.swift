import FaceplateTesting
import Graphics

@testable import Controls
@testable import Looks
@testable import Runtime

// Panels with the faults that the toolkit's own once had on screens of other sizes than the one they were made for.

/// A dial whose value has one size and whose buttons stand in its gap, however small the ring is.
struct FormerDial: View {
  private static let side = 160.0

  private static func point(_ degrees: Double, _ radius: Double) -> Point {
    Point(x: radius, y: 0).turned(around: .zero, by: degrees * .pi / 180)
      .offsetBy(dx: side / 2, dy: side / 2)
  }

  private var arc: Path {
    Path {
      $0.addArc(
        center: Point(x: Self.side / 2, y: Self.side / 2), radius: 66, startAngle: .degrees(135),
        delta: .degrees(270))
    }
  }

  private var ticks: Path {
    Path {
      for tick in 0...30 {
        $0.addLines([Self.point(135 + Double(tick) * 9, 46), Self.point(135 + Double(tick) * 9, 56)])
      }
    }
  }

  private func button(_ symbol: String, _ name: String) -> some View {
    Button(
      action: {}, label: { Image(systemName: symbol).frame(width: 44, height: 44).background(Circle().fill(.white)) }
    )
    .buttonStyle(.plain)
    .accessibilityLabel(name)
  }

  var body: some View {
    ZStack {
      arc.stroke(Color(white: 0.6), style: StrokeStyle(lineWidth: 10, lineCap: .round))
      ticks.stroke(Color(white: 0.4), lineWidth: 2)
      Text("180 °C").font(.system(size: 36, weight: .semibold))
      HStack(spacing: 20) {
        button("minus", "Decrement")
        button("plus", "Increment")
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(width: Self.side, height: Self.side)
  }
}

/// The oven in one column: its main action is far below the edge, and nothing says that there is more.
struct FormerOven: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Text("Oven").frame(height: 30)
        Color.gray.frame(width: 300, height: 220).accessibilityLabel("Dial")
        Color.clear.frame(height: 90)
        Text("Time 45 min").frame(height: 200)
        Button("Start") {}.buttonStyle(.borderedProminent).frame(height: 60)
      }
    }
    .scrollEdgeEffectHidden()
  }
}

/// A row of the cart: what it holds is wider than a small screen.
struct FormerCartRow: View {
  var body: some View {
    HStack(spacing: 14) {
      Color.gray.frame(width: 60, height: 60)
      Text("Ethiopia Hello Verity").lineLimit(1)
      HStack(spacing: 0) {
        ForEach(["Fewer", "More"], id: \.self) { Button($0) {}.frame(width: 110, height: 44) }
      }
      Text("€12.45").fixedSize()
    }
  }
}

/// Settings over the whole width of a wall display.
struct FormerSettings: View {
  var body: some View {
    VStack(spacing: 30) {
      ForEach(["Child lock", "Silent", "Eco", "Night", "Holiday", "Boost", "Fan", "Lamp"], id: \.self) { name in
        Toggle(name, isOn: .constant(true))
      }
    }
    .padding(20)
  }
}

/// A menu on a white page: white on white, without a shadow or an outline.
struct FormerMenu: View {
  /// The line around the menu.
  var outline = Color.clear

  var body: some View {
    Color.white.frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(
        ModalModifier(isPresented: true, dismiss: {}, place: .anchored) {
          VStack(spacing: 12) {
            Button("Rename") {}.frame(width: 160)
            Button("Delete") {}.frame(width: 160)
          }
          .padding(16)
          .background(RoundedRectangle(cornerRadius: 12).fill(.white))
          .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(outline, lineWidth: 2))
        })
  }
}

/// Two cards, of which the upper one is given less height than its text needs.
struct FormerCards: View {
  private func card(_ words: String) -> some View {
    Text(words).padding(12).frame(width: 280, height: 120)
      .background(RoundedRectangle(cornerRadius: 12).fill(Color(white: 0.85)))
  }

  var body: some View {
    VStack(spacing: -30) {
      card("Cart, address, payment, done")
      card("Symbols")
    }
  }
}
