/// A message from the compiler, reduced to the fields that are used here. The format is that of the compiler's
/// `CompilerPluginMessageHandling` (swift-syntax).
package struct Question: Decodable {
  /// An object whose contents are not used.
  struct Nothing: Decodable {}

  var getCapability: Nothing?
  var expandAttachedMacro: MacroUse?
  var expandFreestandingMacro: MacroUse?
}

/// A use of a macro that the compiler asks to expand.
struct MacroUse: Decodable {
  /// The implementing type, such as `EntryMacro`.
  struct Name: Decodable { var typeName: String }

  var macro: Name
  var macroRole: String?
  /// The mangled prefix for unique names in this expansion.
  var discriminator: String?
  /// The declaration that an attached macro is attached to.
  var declSyntax: Syntax?
  /// The declaration that contains it.
  var parentDeclSyntax: Syntax?
  /// The declarations around the macro, innermost first.
  var lexicalContext: [Syntax]?
  /// The source of a freestanding macro.
  var syntax: Syntax?
}

/// A piece of source text with its location.
struct Syntax: Decodable {
  /// A place in a source file. `fileID` is the module and the file name; lines are counted from 1.
  struct Location: Decodable {
    var fileID: String
    var line: Int
  }

  var source: String
  var location: Location?
}

/// A message to the compiler. Exactly one of the two results is set.
package struct Answer: Encodable {
  /// The version of the message protocol that this program implements.
  struct Capability: Encodable {
    var protocolVersion = 7
    var features: [String] = []
  }
  struct Capabilities: Encodable { var capability = Capability() }
  /// The result of an expansion.
  struct Expanded: Encodable {
    var expandedSource: String?
    var diagnostics: [String] = []
  }

  var getCapabilityResult: Capabilities?
  var expandMacroResult: Expanded?

  /// Answers a message: with the protocol version, or with the source of an expansion.
  package init(to question: Question) {
    if question.getCapability != nil {
      getCapabilityResult = Capabilities()
    } else {
      let request = question.expandAttachedMacro ?? question.expandFreestandingMacro
      expandMacroResult = Expanded(expandedSource: request.map(Self.source))
    }
  }

  /// The expansion of a macro; empty for macros that expand to nothing, such as `@Previewable`.
  private static func source(of request: MacroUse) -> String {
    switch request.macro.typeName {
    case "EntryMacro": Entry(request).expansion(request.macroRole ?? "")
    case "PreviewMacro": Preview(request).expansion
    default: ""
    }
  }
}
