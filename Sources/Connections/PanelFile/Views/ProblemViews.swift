import Controls
import Looks
import Graphics
import Runtime
import Values

/// A page with the mistakes of a panel file of which no version was good.
struct ProblemPage: View {
  /// The mistakes, in the order of the file.
  let problems: [PanelProblem]
  @Environment({ $0.screenMetrics }) private var metrics

  /// The texts, and their symbol.
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: metrics.rowSpacing) {
        Label(
          title: { Text(.toolkit("The panel cannot be shown")) },
          icon: { Image(systemName: "exclamationmark.triangle") }
        )
        .font(.headline)
        ForEach(problems, id: \.self) { problem in
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: problem.place.text).font(.footnote).foregroundStyle(.secondary)
            Text(verbatim: "\(problem.what); \(problem.fix)")
          }
          .accessibilityElement(children: .combine)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(metrics.margin)
    }
  }
}

/// The mark in a corner that says that the newest version of the file has a mistake. It takes no room and no touches.
struct ProblemMark: View {
  /// The first mistake.
  let problem: PanelProblem
  /// The number of mistakes.
  let count: Int

  /// The texts, and their symbol.
  var body: some View {
    Label(
      title: { Text(verbatim: place) }, icon: { Image(systemName: "exclamationmark.triangle.fill") }
    )
    .cornerNote()
    .accessibilityLabel(Text(verbatim: problem.description))
  }

  /// The name of the file, the line and the column; the log has the rest.
  private var place: String {
    let name = problem.place.file.split(separator: "/").last.map(String.init) ?? problem.place.file
    return "\(name):\(problem.place.line):\(problem.place.column)" + (count > 1 ? " +\(count - 1)" : "")
  }
}
