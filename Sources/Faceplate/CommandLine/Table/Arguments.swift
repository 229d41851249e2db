import CLinux
import Settings

/// The words after a command, sorted into options and other arguments. Calls `getopt_long`.
struct Arguments {
  /// An error in a command line, to be shown to the user.
  struct Mistake: Error { let text: String }

  /// The last value of each option.
  private(set) var values: [String: String] = [:]
  /// All values of options that were given several times, in order.
  private(set) var lists: [String: [String]] = [:]
  private(set) var rest: [String] = []
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
    let hidden = words.map { $0.isNegativeNumber ? " \($0)" : $0 }
    var vector: [UnsafeMutablePointer<CChar>?] = hidden.map { strdup($0) } + [nil]
    let copies = vector
    defer { for text in names + copies.compactMap({ $0 }) { free(text) } }
    var table = options.indices.map { index in
      option(
        name: names[index], has_arg: options[index].value == nil ? no_argument : required_argument, flag: nil,
        val: Int32(index) + 256)
    }
    table.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    clinux_restart_options()
    while case let found = getopt_long(Int32(words.count), &vector, ":", table, nil), found != -1 {
      guard found >= 256 else {
        let word = String(cString: vector[Int(clinux_option_index()) - 1]!)
        if found == Int32(UInt8(ascii: ":")) { throw Mistake(text: "\(word) needs a value") }
        throw Mistake(text: Self.unknown(word, of: words[0], options.map(\.name)))
      }
      let value = clinux_option_argument().map { String(cString: $0) } ?? ""
      values[options[Int(found) - 256].name] = value
      lists[options[Int(found) - 256].name, default: []].append(value)
    }
    rest = vector[Int(clinux_option_index())..<words.count].map { String(cString: $0!) }
      .map { $0.first == " " && $0.dropFirst().isNegativeNumber ? String($0.dropFirst()) : $0 }
  }

  /// Says that there is no such option, and which one may have been meant.
  private static func unknown(_ word: String, of command: String, _ names: [String]) -> String {
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let nearest = nearestName(to: String(name), among: names).map { "; did you mean --\($0)?" } ?? ""
    return "\(word) is not an option of \(command)\(nearest)"
  }

  func has(_ name: String) -> Bool { values[name] != nil }
}

extension StringProtocol {
  fileprivate var isNegativeNumber: Bool {
    first == "-" && (dropFirst().first.map { $0.isNumber || $0 == "." } ?? false)
  }
}
