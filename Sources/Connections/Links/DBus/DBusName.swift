import Values

/// The kinds of names on D-Bus, with the rules of its specification.
enum DBusName: String, CaseIterable {
  // The raw values are the keys of a source, which has no method.
  case service, path, interface, property, method

  /// Returns the mistake in a name; `nil` if it can be one.
  func fault(of name: String) -> LinkFault? {
    guard let (what, fix) = self == .path ? Self.mistake(inPath: name) : mistake(in: name) else { return nil }
    return LinkFault("\(rawValue): “\(name)” \(what); \(fix)")
  }

  /// The mistake in the path of an object.
  private static func mistake(inPath path: String) -> (what: String, fix: String)? {
    if path == "/" { return nil }
    guard path.hasPrefix("/") else {
      return ("does not begin with /", "write the object's path, such as /org/freedesktop/hostname1")
    }
    if let sign = path.first(where: { $0 != "/" && !isPlain($0) }) { return stranger(sign, "letters, digits, _ and /") }
    if path.hasSuffix("/") { return ("ends with /", "leave out the / at the end") }
    return path.firstPlace(of: "//") == nil ? nil : ("has a part without letters", "write one / between two parts")
  }

  /// The mistake in the name of a service, an interface, a property or a method.
  private func mistake(in name: String) -> (what: String, fix: String)? {
    // The bus names a connection itself: `:1.42`. The parts of such a name may begin with digits.
    let isUnique = self == .service && name.hasPrefix(":")
    let parts = name.dropFirst(isUnique ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    // The specification lets properties have other letters than methods. Services do use hyphens.
    let allowsHyphens = self == .service || self == .property
    let allowsDots = self == .service || self == .interface
    let allowed = "letters, digits\(allowsHyphens ? ", -" : "") and _" + (allowsDots ? " with dots between parts" : "")
    if name.utf8.count > Self.mostBytes {
      return ("is longer than \(Self.mostBytes) letters", "write the name that busctl introspect shows")
    }
    if let sign = parts.joined(separator: allowsDots ? "" : ".").first(where: {
      !Self.isPlain($0) && !(allowsHyphens && $0 == "-")
    }) {
      return Self.stranger(sign, allowed)
    }
    if parts.contains("") {
      return allowsDots && name != ""
        ? ("has a part without letters", "write one dot between two parts, and none at the ends")
        : ("is no name", "write the name that busctl introspect shows")
    }
    if allowsDots, parts.count < 2 {
      return ("has no dot", "write the whole name, such as org.freedesktop.hostname1")
    }
    if !isUnique, let part = parts.first(where: { "0"..."9" ~= $0.first ?? "a" }) {
      return ("has a digit at the beginning of “\(part)”", "begin it with a letter or _")
    }
    return nil
  }

  /// The greatest length of a name.
  private static let mostBytes = 255

  /// Whether a sign is one of those that all names may have.
  private static func isPlain(_ sign: Character) -> Bool {
    sign.isASCII && (sign.isLetter || sign.isNumber || sign == "_")
  }

  private static func stranger(_ sign: Character, _ allowed: String) -> (what: String, fix: String) {
    (sign == " " ? "has a blank" : "has a “\(sign)”", "write \(allowed) only")
  }
}
