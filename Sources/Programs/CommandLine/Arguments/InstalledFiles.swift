import Glibc

/// The files of the installed service, for commands that name no files.
struct InstalledFiles: Hashable {
  /// The file that the panel writes.
  var state: String
  /// The files below it, with increasing priority.
  var defaults: [String]
  /// The panel file that replaces the panels of the program if it exists and the setting `panel.file` names no other.
  var panel: String

  /// The files that the unit `kiosk@.service` names.
  static let service = InstalledFiles(
    state: "/var/lib/kiosk/panel.conf",
    defaults: ["/usr/lib/kiosk/public.conf", "/usr/lib/kiosk/panel.conf", "/etc/kiosk/panel.conf"],
    panel: "/etc/kiosk/panel.yaml")

  /// The service's files, if the folder exists that the service makes at its first start; otherwise `nil`.
  static var found: InstalledFiles? {
    access(folder(of: service.state), F_OK) == 0 ? service : nil
  }

  private static func folder(of path: String) -> String { String(path.prefix(upTo: path.lastIndex(of: "/")!)) }
}
