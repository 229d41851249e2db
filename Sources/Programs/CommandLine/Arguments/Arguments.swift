import CLinux
import Settings
import Values

/// The words after a command, sorted into options and other arguments. Calls `getopt_long`.
struct Arguments {
  /// An error in a command line, to be shown to the user.
  struct Mistake: Error { let text: String }

  /// The last value of each option.
  private(set) var values: [String: String] = [:]
  /// All values of options that were given several times, in order.
  private(set) var lists: [String: [String]] = [:]
  private(set) var rest: [String] = []
  /// The file that the panel writes, where the files of that panel and not the command line name the panel file; `nil`
  /// otherwise.
  private(set) var stateOfImpliedPanel: String?
  /// Why the program does not know whether the files of a panel name a panel file; `nil` if it knows.
  var panelFileDoubt: String?
  /// The layers that the command line names, once they were made: the command reads the files through those that have found
  /// its panel file.
  var namedLayers: SettingsLayers?
  /// The program's name, for a text that shows a command line.
  var program = "kiosk"

  /// Parses a command line.
  ///
  /// - Parameters:
  ///   - words: The words, of which the first is the command.
  ///   - options: The options that the command accepts.
  /// - Throws: ``Mistake`` for an unknown option or a missing value.
  init(_ words: [String], _ options: [CommandOption]) throws(Mistake) {
    let names = options.map { strdup($0.name)! }
    // A negative number is a value, not an option; a leading blank hides it from getopt.
    let hidden = Self.joined(words, options).map { $0.isNegativeNumber ? " \($0)" : $0 }
    var vector: [UnsafeMutablePointer<CChar>?] = hidden.map { strdup($0) } + [nil]
    let copies = vector
    defer { for text in names + copies.compactMap({ $0 }) { free(text) } }
    var table = options.indices.map { index in
      option(
        name: names[index], has_arg: options[index].form, flag: nil,
        val: Int32(index) + 256)
    }
    table.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    clinux_restart_options()
    while case let found = getopt_long(Int32(hidden.count), &vector, ":", table, nil), found != -1 {
      guard found >= 256 else {
        let word = String(cString: vector[Int(clinux_option_index()) - 1]!)
        if found == Int32(UInt8(ascii: ":")) { throw Mistake(text: "\(word) needs a value") }
        throw Mistake(text: Self.unknown(word, of: words[0], options.map(\.name)))
      }
      let given = clinux_option_argument().map { String(cString: $0) }
      let value = given ?? options[Int(found) - 256].impliedValue ?? ""
      values[options[Int(found) - 256].name] = value
      lists[options[Int(found) - 256].name, default: []].append(value)
    }
    rest = vector[Int(clinux_option_index())..<hidden.count].map { String(cString: $0!) }
      .map { $0.first == " " && $0.dropFirst().isNegativeNumber ? String($0.dropFirst()) : $0 }
  }

  /// The words, with each optional value joined to its option: getopt takes such a value only behind a `=`.
  private static func joined(_ words: [String], _ options: [CommandOption]) -> [String] {
    let names = Set(options.filter { $0.impliedValue != nil }.map { "--\($0.name)" })
    var joined: [String] = []
    for word in words {
      if let last = joined.last, names.contains(last), word.first != "-" {
        joined[joined.count - 1] = "\(last)=\(word)"
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  /// Says that there is no such option, and which option may have been meant.
  private static func unknown(_ word: String, of command: String, _ names: [String]) -> String {
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let nearest = nearestName(to: String(name), among: names).map { "; did you mean --\($0)?" } ?? ""
    return "\(word) is not an option of \(command)\(nearest)"
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// Takes a panel file that the files of a panel name.
  ///
  /// - Parameter state: The file that this panel writes.
  mutating func imply(panel path: String, of state: String) {
    values["panel"] = path
    stateOfImpliedPanel = state
  }

  /// Whether the command line, or the files of the panel, name the panel that is meant.
  var namesPanel: Bool { lists["screen"] != nil || has("panel") }
}

extension CommandOption {
  /// Whether a value follows, in the form that `getopt_long` takes.
  fileprivate var form: Int32 {
    if value == nil { return no_argument }
    return impliedValue == nil ? required_argument : optional_argument
  }
}

extension StringProtocol {
  fileprivate var isNegativeNumber: Bool {
    first == "-" && (dropFirst().first.map { $0.isNumber || $0 == "." } ?? false)
  }
}
