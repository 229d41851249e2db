import Runtime
import Values

/// The declaration of a tweak whose type, range and texts come from data, such as a panel file, and not from Swift
/// source.
@MainActor package struct TweakData<Value: TweakValue> {
  let spec: TweakSpec<Value>

  /// Creates a declaration.
  ///
  /// - Parameters:
  ///   - id: the name in the config file.
  ///   - initial: the default.
  ///   - place: the place of the declaration, as `file:line`.
  ///   - isPrivate: whether only the person at the panel may see the value.
  ///   - description: the form of valid texts, to complete "must be …".
  ///   - parse: returns the value of a text; `nil` if it has none.
  ///   - accept: returns why a value is invalid and which value is nearest; `nil` for a valid value.
  ///   - nearest: returns the valid value that is nearest to one that a new declaration does not accept.
  ///   - editor: the editor on the tweak panel.
  package init(
    id: String, initial: Value, place: String, isPrivate: Bool = false, description: String,
    parse: @escaping (String) -> Value?, accept: @escaping (Value) -> String?,
    nearest: @escaping (Value) -> Value, editor: @escaping (Binding<Value>) -> AnyView
  ) {
    var spec = TweakSpec(
      id: id, initial: initial, limits: nil, file: #fileID, line: #line, describe: { description }, accept: accept)
    spec.editor = { editor($0.value) }
    spec.nearest = nearest
    (spec.parse, spec.outerPlace, spec.isPrivate) = (parse, place, isPrivate)
    self.spec = spec
  }
}
