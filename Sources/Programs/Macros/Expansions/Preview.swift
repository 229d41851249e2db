/// The expansion of `#Preview`: a provider of one preview.
struct Preview {
  /// The string literal with the preview's name, if it has one.
  private let name: String?
  /// The argument of `previewLayout`, if a trait names one.
  private let layout: String?
  private let body: String
  private let discriminator: String
  /// The file name and line, such as `Dial-12`.
  private let place: String

  /// Parses the expression in the request: `#Preview("name", traits: …) { views }`.
  init(_ request: MacroUse) {
    let source = request.syntax?.source ?? ""
    discriminator = request.discriminator ?? ""
    let location = request.syntax?.location
    let file = location?.fileID.split(separator: "/").last?.split(separator: ".").first ?? "Preview"
    place = "\(file)-\(location?.line ?? 0)"
    let arguments = Source(source).inside("(", ")", before: "{")
    name = arguments.flatMap { Source($0).literal }
    let words = arguments.map { Source($0).code.filter { !$0.isWhitespace } } ?? ""
    layout = words.contains(".sizeThatFitsLayout") ? ".sizeThatFits" : Source(words).fixedLayout
    body = Source(source).inside("{", "}") ?? ""
  }

  /// The provider type, whose name cannot occur in source code.
  var expansion: String {
    let type = "\(discriminator)7PreviewfMu_"
    let (states, views) = Source(body).previewables
    let named = name.map { ".previewDisplayName(\($0))" } ?? ""
    let laidOut = layout.map { ".previewLayout(\($0))" } ?? ""
    return """
      struct \(type): Faceplate.PreviewProvider {
        private struct Content: Faceplate.View {
          \(states.joined(separator: "\n    "))
          var body: some Faceplate.View { \(views) }
        }
        static var _title: String { "\(place)" }
        static var previews: some Faceplate.View { Content()\(named)\(laidOut) }
      }
      """
  }
}
