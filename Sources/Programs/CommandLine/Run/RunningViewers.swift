#if RemoteView
import Graphics
import LinuxHost
import Operation
import RemoteView
import Runtime

/// Viewers elsewhere, and programs on this machine that take pictures of the panel.
final class RunningViewers: RunPart {
  private let run: PanelRun
  private let server: RemoteViewServer

  /// Prepares a server for the panel's frames. It listens from ``start()`` on.
  init(_ run: PanelRun) {
    self.run = run
    let (stage, log) = (run.stage, run.log)
    server = RemoteViewServer(loop: run.host.loop, pictureSize: { [weak host = run.host] in host?.pictureSize }) {
      log.write($0, .machine)
    }
    server.onWatchers = { [weak stage] count in stage?.setEnvironment { $0.remoteWatchers = count } }
    server.scale = { [weak stage] in stage?.scale ?? 1 }
    inspect()
    run.host.mirror = server
  }

  /// With `--inspect`, answers right-clicks in a viewer with the view under the pointer.
  private func inspect() {
    guard let folder = run.arguments.values["inspect"] else { return }
    let inspector = ViewInspector(run.stage, sources: folder, log: writeToStandardError)
    server.onInspection = { [weak stage = run.stage] place in
      if let scale = stage?.scale { inspector.inspect(at: Point(x: place.x / scale, y: place.y / scale)) }
    }
    server.onFrame = { inspector.noteFrame($0) }
  }

  func start() {
    server.apply(run.options.remote)
    if let path = run.arguments.values["config"] { server.open(at: PanelMonitor.viewPath(beside: path)) }
  }

  func follow(_ options: PanelOptions) { server.apply(options.remote) }

  func stop() { server.close() }
}
#endif
