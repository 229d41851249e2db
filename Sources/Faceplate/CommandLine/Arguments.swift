import CLinux

/// The words after a command, sorted into options and the rest. The corresponding C function is `getopt_long`.
struct Arguments {
  /// An option of a command.
  struct Option {
    let name: String
    let takesValue: Bool
  }

  /// What is wrong with a command line.
  struct Mistake: Error { let text: String }

  /// The last value of each option.
  private(set) var values: [String: String] = [:]
  /// All values of an option that was given several times, in order.
  private(set) var lists: [String: [String]] = [:]
  private(set) var rest: [String] = []

  /// Sorts the words of a command line; the first is the command itself.
  init(_ words: [String], _ options: [Option]) throws(Mistake) {
    let names = options.map { strdup($0.name)! }
    // A negative number is a value, never an option: a blank in front hides it.
    let hidden = words.map { $0.isNegativeNumber ? " \($0)" : $0 }
    var vector: [UnsafeMutablePointer<CChar>?] = hidden.map { strdup($0) } + [nil]
    let copies = vector
    defer { for text in names + copies.compactMap({ $0 }) { free(text) } }
    var table = options.indices.map { index in
      option(
        name: names[index], has_arg: options[index].takesValue ? required_argument : no_argument, flag: nil,
        val: Int32(index) + 256)
    }
    table.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    clinux_restart_options()
    while case let found = getopt_long(Int32(words.count), &vector, ":", table, nil), found != -1 {
      guard found >= 256 else {
        let word = String(cString: vector[Int(clinux_option_index()) - 1]!)
        let what = found == Int32(UInt8(ascii: ":")) ? "needs a value" : "is not an option of \(words[0])"
        throw Mistake(text: "\(word) \(what)")
      }
      let value = clinux_option_argument().map { String(cString: $0) } ?? ""
      values[options[Int(found) - 256].name] = value
      lists[options[Int(found) - 256].name, default: []].append(value)
    }
    rest = vector[Int(clinux_option_index())..<words.count].map { String(cString: $0!) }
      .map { $0.first == " " && $0.dropFirst().isNegativeNumber ? String($0.dropFirst()) : $0 }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
}

extension StringProtocol {
  fileprivate var isNegativeNumber: Bool {
    first == "-" && (dropFirst().first.map { $0.isNumber || $0 == "." } ?? false)
  }
}
