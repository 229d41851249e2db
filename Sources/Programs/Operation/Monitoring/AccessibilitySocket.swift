#if Speech
import Controls
import LinuxHost
import Runtime

/// The accessibility tree of a running panel for other programs: test robots, and assistive programs of others.
///
/// It is off unless the settings name a socket, and costs nothing while no program is connected. Private texts are left
/// out.
@MainActor package final class AccessibilitySocket {
  private let stage: Stage
  private let socket: LineSocket
  private var conversations: [Int32: AccessibilityConversation] = [:]
  private var told = 0
  /// Returns the number of frames that were drawn: each is a change.
  private let frames: () -> Int

  /// Prepares a socket at a path.
  package init(path: String, stage: Stage, frames: @escaping () -> Int, log: @escaping (String) -> Void) {
    (self.stage, self.frames) = (stage, frames)
    socket = LineSocket(path: path, log: log)
    socket.answer = { [weak self] client, line in self?.answer(client, line) }
    socket.onLeave = { [weak self] client in
      self?.conversations[client] = nil
      self?.listen()
    }
  }

  /// Begins to listen on a loop.
  package func attach(to loop: EventLoop) {
    socket.attach(to: loop)
    loop.eachWake(in: .supervision, for: self) { [weak self] _ in self?.tellChange() }
  }

  /// Listens no longer.
  package func detach(from loop: EventLoop) {
    loop.removeSteps(of: self)
    socket.detach(from: loop)
  }

  /// Each program has its own conversation, with its own numbers for the elements.
  private func answer(_ client: Int32, _ line: [UInt8]) -> String {
    let conversation = conversations[client] ?? AccessibilityConversation(stage)
    conversations[client] = conversation
    defer { listen() }
    return conversation.answer(line)
  }

  /// Receives the announcements of the panel while any program watches.
  private func listen() {
    let isWatched = conversations.values.contains(where: \.isWatching)
    if isWatched == (stage.announcer.onTell != nil) { return }
    if isWatched {
      // A change that is not shown yet is no news either.
      stage.update()
      told = frames()
    }
    let tell: (String) -> Void = { [weak self] in self?.tell(AccessibilityConversation.event(announcing: $0)) }
    stage.announcer.onTell = isWatched ? tell : nil
  }

  /// Tells watching programs that a frame was drawn: one line for all changes in it.
  private func tellChange() {
    guard !conversations.isEmpty, case let count = frames(), count != told else { return }
    told = count
    tell(AccessibilityConversation.changed)
  }

  /// Sends a line to those who watch.
  private func tell(_ line: String) {
    for (client, conversation) in conversations where conversation.isWatching { socket.send(line, to: client) }
  }
}
#endif
