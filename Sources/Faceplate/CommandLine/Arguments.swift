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

  private(set) var values: [String: String] = [:]
  private(set) var rest: [String] = []

  /// Sorts the words of a command line; the first is the command itself.
  init(_ words: [String], _ options: [Option]) throws(Mistake) {
    let names = options.map { strdup($0.name)! }
    var vector: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
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
      values[options[Int(found) - 256].name] = clinux_option_argument().map { String(cString: $0) } ?? ""
    }
    rest = vector[Int(clinux_option_index())..<words.count].map { String(cString: $0!) }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
}
