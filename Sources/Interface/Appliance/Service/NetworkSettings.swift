import Controls
import Looks
import Runtime
import Values

/// Shows the machine's connections, and joins wireless networks.
///
/// A password is in the field while it is typed, and afterwards stored by the machine's network service. The panel
/// neither stores nor logs it, and draws dots in its place.
@preconcurrency @MainActor public struct NetworkSettings: View {
  @State private var scans = false

  /// Creates the page.
  public init() {}

  /// The page, once the machine has reported its connections.
  public var body: some View {
    let looksAround = scans
    AskedMachine { machine throws(ServiceFault) in
      try await machine.network(scanning: looksAround)
    } content: {
      network, again in
      NetworkList(network: network) {
        scans = $0
        again()
      }
    }
  }
}

/// The connections, and the networks in range.
private struct NetworkList: View {
  let network: NetworkState
  /// Asks the machine again, after a new scan if the argument is `true`.
  let again: (Bool) -> Void
  @State private var chosen: WirelessNetwork?
  @State private var joined = ""
  @State private var password: String?
  @State private var wish = ServiceWish()

  var body: some View {
    let (name, secret) = (joined, password)
    Form {
      Section {
        if network.connections.isEmpty { Text(.toolkit("No connection")).foregroundStyle(.secondary) }
        ForEach(network.connections) { connection in
          LabeledContent {
            Text(verbatim: connection.address)
          } label: {
            if connection.network.isEmpty {
              Label(.toolkit("Cable"), systemImage: "cable.connector")
            } else {
              Label(connection.network, systemImage: "wifi")
            }
          }
        }
      }
      if network.hasRadio { around }
    }
    .sheet(item: $chosen) { network in
      PasswordEntry(network: network.id) { entered in
        chosen = nil
        join(network, entered)
      } cancel: {
        chosen = nil
      }
    }
    .carriesOut($wish) { machine throws(ServiceFault) in
      password = nil
      try await machine.join(name, password: secret)
      again(false)
    }
  }

  private var around: some View {
    Section {
      if wish.isRunning {
        HStack {
          ProgressView().controlSize(.small)
          Text(.toolkit("Connecting with \(joined)"))
        }
      }
      ServiceFaultRow(fault: wish.fault)
      ForEach(network.networks) { network in
        WirelessRow(network: network, isJoined: self.network.connections.contains { $0.network == network.id }) {
          if network.isSecured, !network.isKnown { chosen = network } else { join(network, nil) }
        }
        .disabled(wish.isRunning)
      }
      Button(.toolkit("Look again")) { again(true) }
    } header: {
      Text(.toolkit("Wireless networks"))
    }
  }

  private func join(_ network: WirelessNetwork, _ password: String?) {
    (joined, self.password) = (network.id, password)
    wish.round += 1
  }
}

/// A network with the strength of its signal.
private struct WirelessRow: View {
  let network: WirelessNetwork
  let isJoined: Bool
  let join: () -> Void

  var body: some View {
    Button(action: join) {
      HStack(spacing: 10) {
        StrengthBars(strength: network.strength)
        Text(verbatim: network.id).frame(maxWidth: .infinity, alignment: .leading).lineLimit(1)
        if isJoined { Image(systemName: "checkmark").foregroundStyle(.tint(.mark)) }
        if network.isSecured { Image(systemName: "lock.fill").imageScale(.small).foregroundStyle(.secondary) }
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityAddTraits(isJoined ? [.isButton, .isSelected] : .isButton)
    .accessibilityLabel(Text(verbatim: network.id))
    .accessibilityValue(Text(verbatim: "\(network.strength) %"))
    .accessibilityAction(.default, join)
  }
}

/// Four bars, filled according to the strength of the signal.
private struct StrengthBars: View {
  let strength: Int

  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(0..<4) { bar in
        RoundedRectangle(cornerRadius: 1).fill(strength > bar * 25 ? Color.primary : .theme(\.outline))
          .frame(width: 4, height: Double(6 + 4 * bar))
      }
    }
    .accessibilityHidden(true)
  }
}

/// Asks for the password of a network.
private struct PasswordEntry: View {
  let network: String
  let join: (String) -> Void
  let cancel: () -> Void
  @State private var password = ""
  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      Text(verbatim: network).font(.headline).lineLimit(1)
      SecureField(.toolkit("Password"), text: $password).revealsSecrets(false).onSubmit { connect() }
      HStack(spacing: metrics.spacing) {
        Button(.toolkit("Cancel"), role: .cancel) { cancel() }
        Button(.toolkit("Connect")) { connect() }.buttonStyle(.borderedProminent).disabled(password.isEmpty)
      }
      .buttonSizing(.flexible)
    }
    .padding(metrics.cardPadding)
    .frame(maxWidth: 360 * metrics.typeScale)
  }

  private func connect() {
    guard !password.isEmpty else { return }
    join(password)
    password = ""
  }
}
