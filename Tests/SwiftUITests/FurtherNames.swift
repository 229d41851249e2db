import Foundation
import SwiftUI

// Sources as they are found, with names that few use.

struct Framed: ViewModifier {
  var width: CGFloat
  func body(content: Content) -> some View { content.frame(width: width).border(.red, width: 2) }
}

struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding(10) }
}

struct Banner: View {
  static let look = Padded().concat(Framed(width: 60))
  var body: some View { Color.blue.frame(width: 20, height: 20).modifier(Self.look) }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

struct Dissolve: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  func body(content: Content, phase: TransitionPhase) -> some View { content.blur(radius: phase.isIdentity ? 0 : 4) }
}

struct UnitPicker: View {
  @State private var unit = "kg"
  var body: some View {
    Picker("Unit", selection: $unit) {
      ForEach(["kg", "lb"], id: \.self) { Text($0) }
    } currentValueLabel: {
      Text("Weighs in \(unit)")
    }
    .pickerStyle(.menu)
  }
}

struct Places: View {
  @State private var path = NavigationPath()
  @State private var position = ScrollPosition(x: 12)

  var body: some View {
    TabView {
      Tab {
        TextField(text: .constant(""), axis: .vertical) { Text("Notes") }
        SecureField("Code", text: .constant("")) { path.append(1) }
      }
      Tab("Shelf", image: "shelf") { LabelTeller() }
    }
    .labelsVisibility(.hidden)
    .task(name: "Load") { position.scrollTo(y: 3) }
  }
}

struct LabelTeller: View {
  @Environment(\.labelsVisibility) private var labels
  var body: some View { Text(labels == .hidden ? "bare" : "named") }
}

struct Conditional: View {
  @State private var isEditing = false
  private let year: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }()
  private let money: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    return formatter
  }()

  var body: some View {
    NavigationStack {
      VStack {
        Text(Date(timeIntervalSince1970: 0), formatter: year)
        Text(NSNumber(value: 2.5), formatter: money)
        Text("Since \(Date(timeIntervalSince1970: 0), formatter: year) at \(NSNumber(value: 2.5), formatter: money)")
        Text(.init("**Bold** text"))
        Image(systemName: "star").symbolRenderingMode(.multicolor).resizable().frame(width: 20, height: 20)
      }
      .toolbar {
        ToolbarItem { Button("Edit") { isEditing = true } }
        if isEditing {
          ToolbarItemGroup(placement: .bottomBar) { Text("Hidden") }
        }
      }
    }
  }
}

struct Shift: View {
  var body: some View {
    Color.red.frame(width: 10, height: 10)
      .visualEffect { content, _ in content.transformEffect(CGAffineTransform(translationX: 5, y: 0)) }
      .frame(width: 20, height: 10, alignment: .leading)
  }
}
