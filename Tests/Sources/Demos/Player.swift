import SwiftUI
import Combine

struct Song: Identifiable, Equatable {
  let id: Int
  let title: String
  let artist: String
  let length: TimeInterval
}

@MainActor
final class PlayerModel: ObservableObject {
  @Published var queue: [Song]
  @Published var index = 0
  @Published var position: TimeInterval = 0
  @Published var isPlaying = false
  @Published var isShuffled = false

  private var ticker: AnyCancellable?

  var current: Song { queue[index] }
  var progress: Double { current.length > 0 ? position / current.length : 0 }

  init(queue: [Song]) {
    self.queue = queue
  }

  func toggle() {
    isPlaying.toggle()
    if isPlaying {
      ticker = Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
        .sink { [weak self] _ in self?.tick() }
    } else {
      ticker?.cancel()
      ticker = nil
    }
  }

  private func tick() {
    position += 1
    if position >= current.length { next() }
  }

  func next() {
    position = 0
    index = (index + 1) % queue.count
  }

  func previous() {
    if position > 3 { position = 0; return }
    index = (index - 1 + queue.count) % queue.count
    position = 0
  }
}

struct PlayerView: View {
  @StateObject private var player = PlayerModel(queue: [
    Song(id: 1, title: "Northern Lights", artist: "The Lamps", length: 214),
    Song(id: 2, title: "Salt", artist: "Anna Bay", length: 187),
    Song(id: 3, title: "Paper Boats", artist: "The Lamps", length: 251),
  ])
  @State private var dragProgress: Double?
  @State private var isExpanded = true
  @Namespace private var cover

  private let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()

  var body: some View {
    VStack(spacing: 28) {
      Capsule()
        .fill(.gray.opacity(0.5))
        .frame(width: 40, height: 5)

      RoundedRectangle(cornerRadius: 24)
        .fill(
          RadialGradient(
            gradient: Gradient(colors: [.pink, .purple, .indigo]),
            center: .center, startRadius: 10, endRadius: 240
          )
        )
        .overlay {
          Image(systemName: "music.note")
            .font(.system(size: 80))
            .foregroundStyle(.white.opacity(0.8))
        }
        .aspectRatio(1, contentMode: .fit)
        .padding(player.isPlaying ? 0 : 30)
        .shadow(radius: player.isPlaying ? 20 : 4)
        .animation(.spring(response: 0.4, dampingFraction: 0.6), value: player.isPlaying)
        .matchedGeometryEffect(id: "cover", in: cover)

      VStack(spacing: 6) {
        Text(player.current.title)
          .font(.title2.bold())
          .id("title\(player.current.id)")
          .transition(.push(from: .trailing))
        Text(player.current.artist)
          .foregroundStyle(.secondary)
      }
      .animation(.easeInOut, value: player.current)

      VStack {
        SeekBar(progress: dragProgress ?? player.progress) { value in
          dragProgress = value
        } onEnded: { value in
          player.position = value * player.current.length
          dragProgress = nil
        }
        .frame(height: 20)

        HStack {
          Text(formatter.string(from: player.position) ?? "0:00")
          Spacer()
          Text("-" + (formatter.string(from: player.current.length - player.position) ?? "0:00"))
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }

      HStack(spacing: 40) {
        Button(action: player.previous) { Image(systemName: "backward.fill") }
        Button(action: player.toggle) {
          Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill")
            .font(.system(size: 64))
            .contentTransition(.symbolEffect(.replace))
        }
        Button(action: player.next) { Image(systemName: "forward.fill") }
      }
      .font(.title)
      .foregroundStyle(.primary)

      HStack {
        Toggle("Shuffle", systemImage: "shuffle", isOn: $player.isShuffled)
          .toggleStyle(.button)
          .labelStyle(.iconOnly)
        Spacer()
        Menu {
          Button("Add to library", systemImage: "plus") {}
          Divider()
          Button("Remove", systemImage: "trash", role: .destructive) {}
        } label: {
          Image(systemName: "ellipsis.circle")
        }
      }
    }
    .padding(24)
    .background(.regularMaterial)
    .onReceive(NotificationCenter.default.publisher(for: .playerShouldStop)) { _ in
      if player.isPlaying { player.toggle() }
    }
  }
}

extension Notification.Name {
  static let playerShouldStop = Notification.Name("playerShouldStop")
}

struct SeekBar: View {
  var progress: Double
  var onChanged: (Double) -> Void
  var onEnded: (Double) -> Void

  @GestureState private var isActive: Bool = false

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width
      ZStack(alignment: .leading) {
        Capsule().fill(Color.secondary.opacity(0.3))
        Capsule().fill(Color.primary)
          .frame(width: width * CGFloat(progress))
      }
      .frame(height: isActive ? 12 : 6)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .updating($isActive) { _, state, _ in
            state = true
          }
          .onChanged { value in
            onChanged(Double(min(max(value.location.x / width, 0), 1)))
          }
          .onEnded { value in
            onEnded(Double(min(max(value.location.x / width, 0), 1)))
          }
      )
      .animation(.easeOut(duration: 0.15), value: isActive)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Position"))
    .accessibilityValue(Text("\(Int(progress * 100)) percent"))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: onEnded(min(progress + 0.05, 1))
      case .decrement: onEnded(max(progress - 0.05, 0))
      @unknown default: break
      }
    }
  }
}
