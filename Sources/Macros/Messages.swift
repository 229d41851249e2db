/// What the compiler asks, as far as it is understood here.
struct Question: Decodable {
  struct Nothing: Decodable {}

  var getCapability: Nothing?
  var expandAttachedMacro: Expansion?
  var expandFreestandingMacro: Expansion?
}

/// A macro where it is used.
struct Expansion: Decodable {
  struct Name: Decodable { var typeName: String }

  var macro: Name
  var macroRole: String?
  var discriminator: String?
  /// The declaration that an attached macro stands at.
  var declSyntax: Syntax?
  /// The declaration around that one.
  var parentDeclSyntax: Syntax?
  /// The declarations around the macro, the innermost first.
  var lexicalContext: [Syntax]?
  /// A macro that stands by itself.
  var syntax: Syntax?
}

/// A piece of source text.
struct Syntax: Decodable {
  struct Location: Decodable {
    var fileID: String
    var line: Int
  }

  var source: String
  var location: Location?
}

/// What the compiler is told.
struct Answer: Encodable {
  struct Capability: Encodable {
    var protocolVersion = 7
    var features: [String] = []
  }
  struct Capabilities: Encodable { var capability = Capability() }
  struct Expanded: Encodable {
    var expandedSource: String?
    var diagnostics: [String] = []
  }

  var getCapabilityResult: Capabilities?
  var expandMacroResult: Expanded?
}
