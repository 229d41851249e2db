import Glibc
import Runtime

/// The state of a panel's machine, for somebody who watches over it.
public struct PanelStatus: Hashable, Sendable {
  /// The screens with their modes, or the reason why nothing is shown.
  public var screen: String
  /// Whether there is nothing wrong with that.
  public var isScreenGood: Bool
  /// The number of input devices that can be read, as text.
  public var input: String
  /// The frames that have reached the screen.
  public var frames: Int
}

extension PanelHost {
  /// The present state of the machine.
  public var status: PanelStatus {
    let (screen, isGood) = screenStatus
    return PanelStatus(screen: screen, isScreenGood: isGood, input: Inputs.summary, frames: cost.frames)
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
    return (machine.screens.visibility == .picture ? summary : "\(summary), dark until somebody touches it", true)
  }
}

extension Inputs {
  /// The numbers of input devices and of those that can be read, as text.
  static var summary: String {
    let nodes = InputNode.all()
    let count = nodes.count { access($0, R_OK) == 0 }
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
    case .reload: "told to read the settings anew"
    case .consoleLeave: "another console is brought to the front"
    case .consoleReturn: "the console is back"
    }
  }
}
