import Controls
import Looks
import Runtime
import Values

/// Updates the panel with the integrator's command, and shows the progress and the result.
///
/// The command is `update` of the commands file. When it prints a line such as `40 %`, the bar moves; its last line is
/// the result.
@preconcurrency @MainActor public struct UpdateSettings: View {
  private let version: String
  @State private var wish = ServiceWish()
  @State private var progress = 0.0
  @State private var result: String?
  @Environment({ $0.screenMetrics }) private var metrics

  /// Creates the page.
  ///
  /// - Parameter version: the version of the application; empty for none.
  public init(version: String = "") { self.version = version }

  /// The version, the button, and the progress of an update.
  public var body: some View {
    Form {
      Section {
        if !version.isEmpty { LabeledContent(.toolkit("Version")) { Text(verbatim: version) } }
        if wish.isRunning {
          ProgressView(.toolkit("Updating"), value: progress)
        } else {
          Button(.toolkit("Update now")) {
            (progress, result) = (0, nil)
            wish.round += 1
          }
          .buttonStyle(.borderedProminent)
        }
        ServiceFaultRow(fault: wish.fault)
        if let result { Label(result, systemImage: "checkmark.circle.fill") }
      }
    }
    .carriesOut($wish) { machine throws(ServiceFault) in
      result = try await machine.update { progress = min(max($0, 0), 1) }
    }
  }
}
