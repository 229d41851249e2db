import Faceplate

/// A number in a format, written with the conventions of the environment.
struct NumberText: View {
  private let value: Double
  private let format: NumberFormat
  @Environment(\.numberConventions) private var conventions

  /// Creates the text of a number.
  init(_ value: Double, _ format: NumberFormat) { (self.value, self.format) = (value, format) }

  var body: some View { Text(verbatim: format.text(value, in: conventions)) }
}
