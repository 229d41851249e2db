/// A command of a panel program: what it does, and all that its help, its manual page and the completion of a shell say
/// about it.
///
/// A command is added by one more entry in a list such as ``Kiosk/panelCommands``; nothing else names it.
struct Command {
  /// The purpose of a command, under which help texts list it.
  enum Group: String, CaseIterable {
    case panels = "Panels"
    case settings = "Settings"
    case machine = "The machine"
    case help = "Help"
  }

  /// A command line to copy, and what it does.
  struct Example {
    /// The surroundings that the example needs.
    enum Need {
      /// A folder to write to, with a config file `panel.conf`.
      case nothing
      /// A screen, a running panel or root's rights.
      case machine
    }

    /// The words behind the name of the program.
    let line: String
    let effect: String
    let needs: Need

    init(_ line: String, _ effect: String, needs: Need = .nothing) {
      (self.line, self.effect, self.needs) = (line, effect, needs)
    }
  }

  /// A status that a command may end with, and when.
  struct Status {
    let code: Int32
    let meaning: String

    init(_ code: Int32, _ meaning: String) { (self.code, self.meaning) = (code, meaning) }
  }

  let name: String
  let group: Group
  /// A phrase that completes “It …”, such as “draws the panel without a display”.
  let summary: String
  /// The operands, as the usage shows them, such as `KEY VALUE`; empty for none.
  var operands = ""
  /// The way in which a shell completes these words.
  var operandCompletion = Completion.nothing
  /// Whole sentences, a paragraph each.
  var details: [String] = []
  /// The options that it takes, in the order of its help.
  var options: [CommandOption] = []
  /// Command lines that show it at work, with what each does.
  var examples: [Example] = []
  /// The statuses besides those that every command has. A status in both lists has the meaning given here.
  var statuses: [Status] = []
  let run: (Kiosk) -> (Arguments) throws -> Int32

  /// The statuses that the command may end with, sorted.
  var allStatuses: [Status] {
    let own = Set(statuses.map(\.code))
    return (statuses + Self.commonStatuses.filter { !own.contains($0.code) }).sorted { $0.code < $1.code }
  }

  /// The statuses that every command may end with; the last three are those of `sysexits.h`.
  static let commonStatuses = [
    Status(0, "it is done"),
    Status(1, "it could not be done; a message on standard error says why"),
    Status(64, "the command line is faulty (EX_USAGE)"),
    Status(74, "a device or a file of the kernel failed, or the output cannot be written (EX_IOERR)"),
    Status(77, "this user may not use a device, or another program has it (EX_NOPERM)"),
  ]
}
