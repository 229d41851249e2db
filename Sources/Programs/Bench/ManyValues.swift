import Faceplate
import Glibc
import Links
import PanelFile
import Values

/// A page of 100 numbers, of which 20 change at a time: once as a panel file that links tell of the changes, once by hand.
/// Both have the same views.
enum ManyValues {
  /// The numbers on the page, and those that change.
  static let (count, changing) = (100, 20)

  /// The panel file.
  static var text: String {
    var text = "values:\n"
    for index in 0..<count { text += "  v\(index): {type: number, digits: 0, keep: false}\n" }
    text += "pages:\n  all:\n    body:\n      - grid:\n          columns: 10\n          body:\n"
    for index in 0..<count { text += "            - text: \"{v\(index)}\"\n" }
    return text
  }

  /// A running panel of the file.
  static func panel() -> PanelModel {
    let path = "/tmp/panel-bench.\(getpid()).yaml"
    guard let file = fopen(path, "w") else { exit(74) }
    fputs(text, file)
    fclose(file)
    let reading = PanelReading.read(path: path)
    remove(path)
    for problem in reading.problems { print(problem) }
    let model = PanelModel()
    model.show(reading)
    return model
  }
}

/// A number that the page by hand shows.
@Observable final class ShownNumber {
  var value = 0.0
}

/// The page by hand.
struct NumbersByHand: View {
  let numbers: [ShownNumber]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 10), spacing: 8) {
        ForEach(0..<numbers.count, id: \.self) { NumberByHand(number: numbers[$0]) }
      }
      .padding(16)
    }
  }
}

/// One number of the page by hand.
private struct NumberByHand: View {
  let number: ShownNumber
  @Environment(\.numberConventions) private var conventions

  var body: some View {
    Text(verbatim: NumberFormat.number.fractionDigits(0).text(number.value, in: conventions))
  }
}
