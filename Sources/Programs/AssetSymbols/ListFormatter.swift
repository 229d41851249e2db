/// The class of that name, which Foundation lacks on Linux.
let listFormatter = """
  import Foundation

  /// Lists in words, such as “a, b, and c”.
  nonisolated class ListFormatter: Formatter {
    var locale: Locale! = Locale.autoupdatingCurrent
    /// Writes items that are no texts; without it they are written as their description.
    var itemFormatter: Formatter?

    static func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    func string(from items: [Any]) -> String? {
      let texts = items.map { item in itemFormatter?.string(for: item) ?? "\\(item)" }
      return texts.formatted(.list(type: .and).locale(locale))
    }

    override func string(for value: Any?) -> String? { (value as? [Any]).flatMap { string(from: $0) } }
  }

  """
