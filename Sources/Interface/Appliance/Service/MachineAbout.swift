import Controls
import Looks
import Runtime
import Values

/// Shows facts about the machine: its version, system, board, serial number and addresses.
///
///     MachineAbout(version: "2.1")
@preconcurrency @MainActor public struct MachineAbout: View {
  private let version: String

  /// Creates the page.
  ///
  /// - Parameter version: the version of the application; empty for none.
  public init(version: String = "") { self.version = version }

  /// A row for each fact that is known.
  public var body: some View {
    AskedMachine { machine throws(ServiceFault) in
      await machine.facts()
    } content: { facts, _ in
      Form {
        Section {
          row("Version", version)
          row("System", facts.system)
          row("Board", facts.board)
          row("Serial number", facts.serial)
          ForEach(facts.addresses, id: \.self) { row("Address", $0) }
        }
      }
    }
  }

  @ViewBuilder private func row(_ title: LocalizedStringKey, _ text: String) -> some View {
    if !text.isEmpty { LabeledContent(.toolkit(title)) { Text(verbatim: text).lineLimit(2) } }
  }
}
