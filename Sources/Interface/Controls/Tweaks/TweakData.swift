import Runtime
import Values

/// The declaration of a tweak whose type, range and texts are data, as those of a panel file are, and no Swift source.
@MainActor package struct TweakData<Value: TweakValue> {
  let spec: TweakSpec<Value>

  /// Creates a declaration.
  ///
  /// - Parameters:
  ///   - id: the name in the config file.
  ///   - initial: the default.
  ///   - place: where it is declared, as `file:line`.
  ///   - isPrivate: whether the value is for the person at the panel alone.
  ///   - description: which texts are valid, to complete "must be …".
  ///   - parse: the value of a text; `nil` if it has none.
  ///   - accept: why a value is invalid and which one is nearest; `nil` for a valid one.
  ///   - editor: the editor on the tweak panel.
  package init(
    id: String, initial: Value, place: String, isPrivate: Bool = false, description: String,
    parse: @escaping (String) -> Value?, accept: @escaping (Value) -> String?,
    editor: @escaping (Binding<Value>) -> AnyView
  ) {
    var spec = TweakSpec(
      id: id, initial: initial, limits: nil, file: #fileID, line: #line, describe: { description }, accept: accept)
    spec.editor = { editor($0.value) }
    (spec.parse, spec.outerPlace, spec.isPrivate) = (parse, place, isPrivate)
    self.spec = spec
  }
}
