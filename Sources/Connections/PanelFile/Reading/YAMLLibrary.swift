import CYAML
import Machine

/// The functions of libyaml.
///
/// The library is loaded with the first panel file, and not linked: a panel that is written in Swift does not need it.
struct YAMLLibrary: Sendable {
  /// Prepares a parser: `yaml_parser_initialize`.
  let initialize: @convention(c) (UnsafeMutablePointer<yaml_parser_t>) -> CInt
  /// Frees what a parser holds: `yaml_parser_delete`.
  let delete: @convention(c) (UnsafeMutablePointer<yaml_parser_t>) -> Void
  /// Takes the input for UTF-8, whatever it begins with: `yaml_parser_set_encoding`.
  let setEncoding: @convention(c) (UnsafeMutablePointer<yaml_parser_t>, yaml_encoding_t) -> Void
  /// Gives a parser its input, which has to stay: `yaml_parser_set_input_string`.
  let setInput: @convention(c) (UnsafeMutablePointer<yaml_parser_t>, UnsafePointer<UInt8>, Int) -> Void
  /// Returns the next event: `yaml_parser_parse`.
  let parse: @convention(c) (UnsafeMutablePointer<yaml_parser_t>, UnsafeMutablePointer<yaml_event_t>) -> CInt
  /// Frees what an event holds: `yaml_event_delete`.
  let deleteEvent: @convention(c) (UnsafeMutablePointer<yaml_event_t>) -> Void

  static let fileName = "libyaml-0.so.2"
  /// The functions of libyaml; `nil` if it is not installed or lacks one of them.
  static let shared = YAMLLibrary()

  private init?() {
    guard let library = SharedLibrary(Self.fileName) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
      library.function(name, as: type)
    }
    guard let initialize = find("yaml_parser_initialize", type(of: self.initialize)),
      let delete = find("yaml_parser_delete", type(of: self.delete)),
      let setEncoding = find("yaml_parser_set_encoding", type(of: self.setEncoding)),
      let setInput = find("yaml_parser_set_input_string", type(of: self.setInput)),
      let parse = find("yaml_parser_parse", type(of: self.parse)),
      let deleteEvent = find("yaml_event_delete", type(of: self.deleteEvent))
    else { return nil }
    (self.initialize, self.delete, self.setEncoding) = (initialize, delete, setEncoding)
    (self.setInput, self.parse, self.deleteEvent) = (setInput, parse, deleteEvent)
  }
}
