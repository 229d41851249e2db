import Faceplate
import Foundation

struct RatingView: View {
  @Binding var rating: Int
  var maximum = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow

  var body: some View {
    HStack {
      ForEach(1..<maximum + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          image(for: number)
            .foregroundStyle(number > rating ? offColor : onColor)
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment:
        if rating < maximum { rating += 1 }
      case .decrement:
        if rating > 1 { rating -= 1 }
      @unknown default:
        break
      }
    }
  }

  func image(for number: Int) -> Image {
    if number > rating {
      offImage ?? onImage
    } else {
      onImage
    }
  }
}

struct MessageRow: View {
  let sender: String
  let text: String
  var isUnread: Bool
  var onReply: () -> Void
  var onDelete: () -> Void

  var body: some View {
    HStack {
      Circle().fill(isUnread ? .blue : .clear).frame(width: 8, height: 8).accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(sender).font(.headline)
        Text(text).lineLimit(1).truncationMode(.tail)
      }
      Image(decorative: "chevron")
    }
    .accessibilityElement(children: .combine)
    .accessibilityHint("Opens the message")
    .accessibilityInputLabels(["Message", "Mail"])
    .accessibilityIdentifier("row.\(sender)")
    .accessibilityAction(named: "Reply", onReply)
    .accessibilityAction(named: Text("Delete"), onDelete)
    .accessibilityActions {
      Button("Archive") {}
    }
    .accessibilitySortPriority(1)
  }
}

struct VolumeKnob: View {
  @Binding var level: Double

  var body: some View {
    Circle()
      .fill(.gray)
      .overlay(alignment: .top) { Capsule().fill(.white).frame(width: 4, height: 16) }
      .rotationEffect(.degrees(level * 270 - 135))
      .frame(width: 80, height: 80)
      .gesture(DragGesture().onChanged { level = min(1, max(0, level - $0.translation.height / 4000)) })
      .accessibilityRepresentation {
        Slider(value: $level, in: 0...1) { Text("Volume") }
      }
      .focusable()
      .digitalCrownRotation($level, from: 0, through: 1, by: 0.05, sensitivity: .low)
  }
}

struct AccessibilityScreen: View {
  @State private var rating = 3
  @State private var level = 0.5
  @State private var replies = 0
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
  @Environment(\.accessibilityReduceTransparency) var transparency
  @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
  @Environment(\.legibilityWeight) var legibilityWeight

  var body: some View {
    VStack {
      RatingView(rating: $rating)
      MessageRow(sender: "Ann", text: "Hello", isUnread: true) {
        replies += 1
        AccessibilityNotification.Announcement("Replied").post()
      } onDelete: {
        replies = 0
      }
      VolumeKnob(level: $level)
      Text("Replies \(replies)")
        .accessibilityAddTraits(.isHeader)
        .accessibilityRemoveTraits([.isStaticText])
        .accessibilityHeading(.h1)
      Text("Rating \(rating), level \(level, format: .percent.precision(.fractionLength(0)))")
      Image(systemName: "wifi")
        .accessibilityLabel(Text("Signal"))
        .help("Strength of the signal")
    }
    .accessibilityElement(children: .contain)
    .dynamicTypeSize(.large ... .accessibility2)
  }
}
