import Controls
import Looks
import Runtime
import Values

/// Shows the last lines that the panel has logged, the newest first.
@preconcurrency @MainActor public struct LogView: View {
  /// Creates the page.
  public init() {}

  /// The lines, with a button that loads newer ones.
  public var body: some View {
    AskedMachine { machine throws(ServiceFault) in
      try await machine.logLines()
    } content: { lines, again in
      if lines.isEmpty {
        ContentUnavailableView(.toolkit("Nothing here"), systemImage: "doc.text")
      } else {
        List {
          Button(.toolkit("Refresh"), action: again)
          ForEach(lines.indices, id: \.self) { Text(verbatim: lines[$0]).font(.footnote).lineLimit(4) }
        }
      }
    }
  }
}
