import Links
import Testing

@testable import PanelFile

@Suite("What a panel file may not use") struct ClosedFilesTests {
  private static let text = """
    links:
      far: {mqtt: mqtt://broker.lan, password: credential:mqtt}
      near: {mqtt: mqtt://localhost, password: credential:mqtt}
      safe: {mqtt: mqtts://broker.lan, password: credential:mqtt}
    values:
      own: {type: number, file: heat}
      kernel: {type: number, file: /sys/class/thermal/thermal_zone0/temp}
      long: {type: text, file: {path: /etc/shadow, writable: true}}
      short: {type: text, file: /proc/self/environ}
    pages: {start: {body: [own]}}
    """

  private func reading(_ access: FileAccess?) -> PanelReading {
    let files = PanelFiles(path: "panel.yaml") { _ in .bytes(Array(Self.text.utf8)) }
    return PanelReading.read(files, in: PanelSurroundings(access: access))
  }

  @Test("A closed path, and a password without TLS, are warnings at their places, with how to allow them")
  func places() {
    let reading = reading(FileAccess(panel: "panel.yaml"))
    #expect(reading.document != nil)
    #expect(reading.problems.map(\.severity) == [.warning, .warning, .warning])
    #expect(
      reading.problems.map(\.description) == [
        "panel.yaml:2:15: warning: mqtt://broker.lan has no TLS, so the password is not sent there; "
          + "write mqtts://broker.lan",
        "panel.yaml:8:35: warning: long is not read: /etc/shadow is outside of the folders that the panel file may use; "
          + "keep the file beside the panel file, or let the administrator allow its folder: --files /etc",
        "panel.yaml:9:29: warning: short is not read: /proc/self/environ is closed to panel files: it tells of processes or "
          + "secrets, or belongs to the administrator; name another file",
      ])
  }

  @Test("A folder that the administrator allows is no problem, and processes stay closed")
  func allowed() {
    let reading = reading(FileAccess(panel: "panel.yaml", folders: ["/etc", "/proc"]))
    #expect(reading.problems.map(\.place.line) == [2, 9])
  }

  @Test("A path in the administrator's folder, where the panel file lies, is a warning at its place")
  func administratorsFolder() {
    let text = """
      values:
        heat: {type: number, file: /etc/kiosk/heat}
        spy: {type: text, file: {path: /etc/kiosk/vnc-password, writable: true}}
      pages: {start: {body: [heat]}}
      """
    let files = PanelFiles(path: "/etc/kiosk/panel.yaml") { _ in .bytes(Array(text.utf8)) }
    let access = FileAccess(panel: files.main, folders: ["/etc/kiosk/heat"], reserved: "/etc/kiosk")
    #expect(
      PanelReading.read(files, in: PanelSurroundings(access: access)).problems.map(\.description) == [
        "/etc/kiosk/panel.yaml:3:34: warning: spy is not read: /etc/kiosk/vnc-password lies in /etc/kiosk, the administrator's "
          + "folder; keep the file in another folder, or let the administrator allow it: --files /etc/kiosk/vnc-password"
      ])
  }
}
