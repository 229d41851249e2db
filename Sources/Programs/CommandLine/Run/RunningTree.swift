#if Speech
import LinuxHost
import Operation
import Runtime

/// The accessibility tree of the panel for test robots and assistive programs, at the socket that the settings name.
final class RunningTree: RunPart {
  private let socket: AccessibilitySocket
  private let loop: EventLoop

  /// Prepares the socket; `nil` if the settings name none.
  init?(_ run: PanelRun) {
    guard let path = run.options.speech.treeSocket else { return nil }
    let (log, host) = (run.log, run.host)
    loop = host.loop
    socket = AccessibilitySocket(
      path: path, stage: run.stage, frames: { [weak host] in host?.statistics.draws ?? 0 },
      log: { log.write($0, .machine) })
  }

  func start() { socket.attach(to: loop) }

  func stop() { socket.detach(from: loop) }
}
#endif
