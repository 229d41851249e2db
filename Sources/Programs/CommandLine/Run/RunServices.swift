import LinuxHost
import Operation
import Runtime
#if Appliance
import Appliance
#endif

// The machine's services for a running panel, as far as the program contains the parts that use them.

extension Stage {
  /// Prepares the journals of a panel with a config file, before its views are built.
  func prepareJournals(_ arguments: Arguments) {
    #if Appliance
    if arguments.has("config") { journals.beginReading() }
    #endif
  }

  /// Keeps the journals beside the config file.
  func attachJournals(_ arguments: Arguments, _ settings: PanelSettings?, _ log: PanelLog) {
    #if Appliance
    if let settings, let path = arguments.values["config"] {
      PanelJournals.attach(to: self, beside: path, on: settings.disk) { log.write($0) }
    }
    #endif
  }

  /// Lets pages for service see and set up the machine.
  func serve(_ arguments: Arguments, _ settings: PanelSettings?, _ log: PanelLog) {
    #if Appliance
    let machine = LinuxMachine(self, settings: settings, log: log, commands: arguments.commandsFile) { [weak self] in
      self?.setEnvironment { $0.wallTime.settings &+= 1 }
    }
    setEnvironment { $0.serviceMachine = machine }
    #endif
  }
}

extension PanelOptions {
  /// logind's service for the backlight; `nil` in a program without links, which has no connection to D-Bus.
  static func brightnessService(_ log: PanelLog) -> ((_ name: String, _ value: UInt32) -> Void)? {
    #if Links
    return BrightnessService { log.write($0, .machine, .warning) }.set
    #else
    return nil
    #endif
  }
}
