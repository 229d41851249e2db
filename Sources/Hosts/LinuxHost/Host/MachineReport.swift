import CDRM
import CEvdev
import Glibc

/// A report of the machine's displays and input devices, who may use them, and what is missing.
///
///     let report = MachineReport()
///     print(report)
///     exit(report.canStart ? 0 : 78)
public struct MachineReport: CustomStringConvertible {
  /// A display adapter and the connectors it has.
  public struct Adapter: Hashable, Sendable {
    /// The device node, such as `/dev/dri/card0`.
    public var node: String
    /// The kernel driver; empty if the node could not be opened.
    public var driver: String
    /// A line for each connector, such as `HDMI-A-1 connected 1920x1080@60*`; `*` marks the preferred mode.
    public var connectors: [String]
    /// The owner, group and mode of the node, and whether this user may use it.
    public var access: String
    /// Why the adapter cannot show a panel; `nil` if it can.
    public var problem: String?
  }

  /// An input device and how the panel would read it.
  public struct InputDevice: Hashable, Sendable {
    /// The device node, such as `/dev/input/event3`.
    public var node: String
    /// The name that the device reports.
    public var name: String
    /// The role in which the panel reads the device; `nil` if it could not be opened.
    public var role: DeviceRole?
    /// The owner, group and mode of the node, and whether this user may use it.
    public var access: String
  }

  /// The DRM cards, in the order of their numbers.
  public var adapters: [Adapter]
  /// The event nodes, in the order of their numbers.
  public var inputs: [InputDevice]
  /// The user that the report was made for, with its groups.
  public var user: String
  /// The problems found, each with its remedy.
  public var problems: [String]
  /// Whether a panel could start now.
  public var canStart: Bool

  /// Examines the machine. It acquires DRM master for a moment on each card to see whether another process has it.
  public init() {
    adapters = DRMCard.paths().map(Self.adapter)
    inputs = InputNode.all().map(Self.input)
    user = User.current.description
    canStart = adapters.contains { $0.problem == nil }
    problems = []
    if adapters.isEmpty { problems.append(DisplayChoice.combine([]).description) }
    if !canStart { problems += adapters.compactMap(\.problem) }
    problems += Self.inputProblems(inputs)
  }

  /// The report as text of several lines.
  public var description: String {
    var lines = ["user: \(user)"]
    lines.append(adapters.isEmpty ? "displays: none" : "displays:")
    for adapter in adapters {
      lines.append("  \(adapter.node)  \(adapter.driver.isEmpty ? "not opened" : adapter.driver)  \(adapter.access)")
      lines += adapter.connectors.map { "    \($0)" }
    }
    lines.append(inputs.isEmpty ? "inputs: none" : "inputs:")
    for input in inputs {
      lines.append("  \(input.node)  \(input.name)  \(input.role?.description ?? "not opened")  \(input.access)")
    }
    lines.append("console: \(activeConsole().map { "\($0) is in front" } ?? "no virtual terminal")")
    lines += problems.flatMap { "missing: \($0)".split(separator: "\n").map(String.init) }
    lines.append(canStart ? "A panel can start." : "A panel cannot start.")
    return lines.joined(separator: "\n")
  }

  private static func accessText(_ path: String) -> String {
    guard let access = Access(path: path) else { return "gone" }
    return "\(access), \(access.isAllowed ? "may be used" : "may not be used by this user")"
  }

  private static func adapter(_ path: String) -> Adapter {
    var result = Adapter(node: path, driver: "", connectors: [], access: accessText(path))
    do {
      let card = try DRMCard(path: path)
      result.driver = card.driver
      let connectors = card.connectors()
      result.connectors = connectors.map(text)
      result.problem = problem(of: card, connectors: connectors)
    } catch {
      result.problem = "\(error)"
    }
    return result
  }

  private static func problem(of card: DRMCard, connectors: [Connector]) -> String? {
    if card.capability(DRM_CAP_DUMB_BUFFER) == 0 {
      return "\(card.path) (\(card.driver)) has no dumb buffers, so it cannot show drawn pictures."
    }
    if !connectors.contains(where: { $0.isConnected && !$0.modes.isEmpty }) {
      return "\(card.path) (\(card.driver)): no screen is connected.\n"
        + "  fix: check the cable, or force it on the kernel command line: video=HDMI-A-1:e"
    }
    do { try card.becomeMaster() } catch { return "\(error)" }
    drmDropMaster(card.fd)
    return nil
  }

  private static func text(_ connector: Connector) -> String {
    let (width, height) = connector.millimeters
    let size = width > 0 ? " \(width)x\(height) mm" : ""
    let modes = connector.modes.map { "\($0)\($0.isPreferred ? "*" : "")" }.joined(separator: " ")
    return "\(connector.name) \(connector.isConnected ? "connected" : "not connected")\(size) \(modes)"
  }

  private static func input(_ path: String) -> InputDevice {
    var result = InputDevice(node: path, name: sysName(path), role: nil, access: accessText(path))
    let fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard fd >= 0 else { return result }
    defer { close(fd) }
    result.role = SeatDevices.role(fd)
    return result
  }

  /// The device name from sysfs, which can be read without permission to open the node.
  private static func sysName(_ path: String) -> String {
    let node = path.split(separator: "/").last ?? ""
    return smallFile("/sys/class/input/\(node)/device/name").map { String($0.prefix { !$0.isNewline }) } ?? "unnamed"
  }

  private static func inputProblems(_ inputs: [InputDevice]) -> [String] {
    if let closed = inputs.first(where: { $0.role == nil }) {
      return [Access.deniedText(path: closed.node, groupHint: "input")]
    }
    let useful = inputs.contains {
      if case .ignored? = $0.role { return false }
      return true
    }
    if useful { return [] }
    return [Inputs.noDeviceText]
  }
}
