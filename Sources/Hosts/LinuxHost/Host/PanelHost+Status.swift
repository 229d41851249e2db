import Glibc
import Runtime

/// The state of a panel's machine, for monitoring.
public struct PanelStatus: Hashable, Sendable {
  /// The screens with their modes, or the reason why nothing is shown.
  public var screen: String
  /// Whether there is nothing wrong with that.
  public var isScreenGood: Bool
  /// The number of input devices that are read.
  public var input: String
  /// Whether all of them are read, but for those that this user may never open.
  public var isInputGood: Bool
  /// The frames that have reached the screen.
  public var frames: Int
}

extension PanelHost {
  /// The present state of the machine.
  public var status: PanelStatus {
    let (screen, isGood) = screenStatus
    let missing = machine?.inputs.missing ?? []
    return PanelStatus(
      screen: screen, isScreenGood: isGood, input: Inputs.summary(missing: missing), isInputGood: missing.isEmpty,
      frames: cost.frames)
  }

  private var screenStatus: (text: String, isGood: Bool) {
    guard let machine else { return ("not open", false) }
    if let trouble = machine.screens.trouble {
      return (trouble.description.split(separator: "\n").first.map(String.init) ?? "", false)
    }
    let summary = machine.screens.summary
    guard machine.screens.isActive else { return ("\(summary), behind another console", true) }
    guard machine.screens.isHealthy(at: loop.now) else { return ("\(summary), which takes no frames", false) }
    guard hasShown else { return ("\(summary), before the first frame", false) }
    return (machine.screens.visibility == .picture ? summary : "\(summary), dark until it is touched", true)
  }
}

extension Inputs {
  /// Returns the number of input devices, and the number of those that are read.
  ///
  /// - Parameter missing: the names of devices that cannot be opened at the moment.
  static func summary(missing: Set<String>) -> String {
    let nodes = InputNode.all()
    let count = nodes.count { node in
      // A seat daemon opens what this user may not.
      (DeviceNode.seat != nil || access(node, R_OK) == 0)
        && !missing.contains(String(node.split(separator: "/").last ?? ""))
    }
    return count == nodes.count ? "\(count) devices" : "\(count) of \(nodes.count) devices"
  }
}

extension InputEvent.Kind {
  /// The entry in the record of events: that it happened, not where, and never which key.
  var note: StaticString? {
    switch self {
    case .contact(_, .down, _): "touch"
    case .contact(_, .up, _): "lift"
    case .contact(_, .cancelled, _): "touch lost"
    case .key(_, isDown: true, _): "key"
    case .knobTurned: "turn"
    case .knobPressed(isDown: true): "knob press"
    case .wheel: "wheel"
    case .cancelAll: "input lost"
    default: nil
    }
  }
}

extension Signals.Request {
  /// The entry in the record of events.
  var note: StaticString {
    switch self {
    case .terminate: "told to end"
    case .reload: "asked to read the settings again"
    case .consoleLeave: "another console is brought to the front"
    case .consoleReturn: "the console is back"
    }
  }
}
