import Glibc

/// The files of a simulated day, in a folder of their own.
final class DayFiles {
  /// The panel file; `number` is a part of what it shows.
  static func panel(_ number: Int) -> String {
    """
    panel: {name: oven, title: Version \(number)}
    links: {plc: {modbus: "tcp://plc.lan"}}
    values:
      oven.heat: {type: number, in: 0..300, step: 1, initial: 20, modbus: {holding: 0}}
      oven.door: {type: switch, modbus: {coil: 1}}
      oven.program: {type: choice, options: {top: Top heat, fan: Fan, steam: Steam}, modbus: {holding: 2, map: {top: 1, fan: 2, steam: 3}}}
      oven.target: {type: number, in: 0..300, step: 5, initial: 180}
      oven.gap: {type: number, is: oven.target - oven.heat}
    alarms:
      hot: {when: oven.heat > 250, text: "{oven.heat} is too hot"}
      open: {when: oven.door, text: The door is open}
    pages:
      start:
        body:
          - scroll:
              - column:
                  - text: "Version \(number), {oven.heat}"
                  - alarm banner: {}
                  - stepper: oven.target
                  - slider: oven.heat
                  - toggle: oven.door
                  - picker: {value: oven.program, style: segmented}
                  - sparkline: oven.heat
                  - button: {label: More, tap: {go: more}}
                  - button: {label: Sheet, tap: {show: more}}
      more:
        title: More
        body:
          - list:
              - text: "{oven.gap}"
              - picker: {value: oven.program, style: menu}
              - button: {label: Hot, tap: {set: {oven.target: 250}}}
              - button: {label: Home, tap: {go: start}}

    """
  }

  let folder: String

  init() {
    var template = Array("/tmp/faceplate-day-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("no folder can be made") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { _ = system("rm -rf '\(folder)'") }

  func path(_ name: String) -> String { folder + "/" + name }

  /// Writes a file, as an editor does: a new one, renamed over the old.
  func write(_ text: String, to name: String) {
    guard let draft = fopen(path(name) + ".new", "w") else { fatalError("\(path(name)).new cannot be written") }
    fputs(text, draft)
    fclose(draft)
    rename(path(name) + ".new", path(name))
  }
}
