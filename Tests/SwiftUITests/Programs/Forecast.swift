import SwiftUI

// A card of the weather that grows when it is touched.

struct ForecastScreen: View {
  @Namespace private var namespace
  @State private var chosen: Day?
  private let days = Day.all

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [Color(red: 0.25, green: 0.55, blue: 0.95), Color(red: 0.6, green: 0.85, blue: 1)]),
        startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      VStack(spacing: 16) {
        VStack(spacing: 4) {
          Text("Bergen").font(.system(size: 32, weight: .medium))
          Text("14°").font(.system(size: 72, weight: .thin))
          Text("Partly Cloudy").font(.title3)
          HStack {
            Label("18°", systemImage: "arrow.up"); Label("9°", systemImage: "arrow.down")
          }.font(.subheadline)
        }
        .foregroundColor(.white)
        .shadow(color: .black.opacity(0.2), radius: 4, y: 2)

        if let day = chosen {
          details(day)
        } else {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 12) { ForEach(days) { card($0) } }.padding(.horizontal)
          }
          .frame(height: 150)
        }
        Spacer()
      }
      .padding(.top, 30)
    }
  }

  private func card(_ day: Day) -> some View {
    VStack(spacing: 10) {
      Text(day.name).font(.caption).bold()
      Image(systemName: day.symbol).renderingMode(.original).font(.title)
        .matchedGeometryEffect(id: "symbol\(day.id)", in: namespace)
      Text("\(day.high)°")
    }
    .foregroundColor(.white)
    .frame(width: 72, height: 130)
    .background(
      RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.ultraThinMaterial)
        .matchedGeometryEffect(id: "back\(day.id)", in: namespace)
    )
    .onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { chosen = day } }
    .accessibilityAddTraits(.isButton)
    .accessibilityLabel(day.name)
  }

  private func details(_ day: Day) -> some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Image(systemName: day.symbol).renderingMode(.original).font(.system(size: 50))
          .matchedGeometryEffect(id: "symbol\(day.id)", in: namespace)
        VStack(alignment: .leading) {
          Text(day.name).font(.title2.weight(.semibold))
          Text("High \(day.high)°, low \(day.low)°").foregroundStyle(.secondary)
        }
        Spacer()
        Button {
          withAnimation(.spring()) { chosen = nil }
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2)
        }
        .accessibilityLabel("Close")
      }
      ForEach(day.hours, id: \.hour) { hour in
        HStack {
          Text(String(format: "%02d:00", hour.hour)).font(.footnote.monospacedDigit()).frame(
            width: 50, alignment: .leading)
          GeometryReader { geometry in
            Capsule().fill(
              LinearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: geometry.size.width * CGFloat(hour.degrees) / 25)
          }
          .frame(height: 8)
          Text("\(hour.degrees)°").font(.footnote).frame(width: 36, alignment: .trailing)
        }
      }
    }
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 24, style: .continuous).fill(.ultraThinMaterial)
        .matchedGeometryEffect(id: "back\(day.id)", in: namespace)
    )
    .padding(.horizontal)
  }
}

struct Day: Identifiable {
  struct Hour { let hour: Int, degrees: Int }
  let id: Int
  let name: String, symbol: String
  let high: Int, low: Int
  var hours: [Hour] {
    stride(from: 8, to: 21, by: 4).map { Hour(hour: $0, degrees: low + ($0 - 4) * (high - low) / 20) }
  }

  static let all = [
    Day(id: 0, name: "MON", symbol: "cloud.sun.fill", high: 18, low: 9),
    Day(id: 1, name: "TUE", symbol: "sun.max.fill", high: 22, low: 12),
    Day(id: 2, name: "WED", symbol: "cloud.rain.fill", high: 13, low: 8),
    Day(id: 3, name: "THU", symbol: "cloud.bolt.rain.fill", high: 12, low: 7),
    Day(id: 4, name: "FRI", symbol: "wind", high: 15, low: 9),
    Day(id: 5, name: "SAT", symbol: "snow", high: 2, low: -4),
  ]
}

#Preview { ForecastScreen() }
