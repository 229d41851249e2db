import Controls
import Looks
import Runtime
import Values

/// Content that is requested from the machine: a spinner, then the answer, or the reason why there is none.
struct AskedMachine<Answer: Sendable, Content: View>: View {
  /// The state of the request.
  private enum Told { case nothing, answer(Answer), fault(ServiceFault) }

  private let ask: @MainActor (any ServiceMachine) async throws(ServiceFault) -> Answer
  private let content: (Answer, @escaping () -> Void) -> Content
  @State private var told = Told.nothing
  @State private var round = 0
  @Environment({ $0.serviceMachine }) private var machine

  /// - Parameters:
  ///   - ask: asks the machine.
  ///   - content: shows the answer. The closure that it is passed asks again.
  init(
    _ ask: @escaping @MainActor (any ServiceMachine) async throws(ServiceFault) -> Answer,
    @ViewBuilder content: @escaping (Answer, @escaping () -> Void) -> Content
  ) {
    (self.ask, self.content) = (ask, content)
  }

  var body: some View {
    page.task(id: round) { await load() }
  }

  @ViewBuilder private var page: some View {
    switch told {
    case .nothing:
      if machine == nil {
        ContentUnavailableView(.toolkit("Only the machine of a running panel knows this"), systemImage: "cpu")
      } else {
        ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    case .answer(let answer): content(answer) { round += 1 }
    case .fault(let fault):
      ContentUnavailableView {
        Label(fault.message, systemImage: "exclamationmark.triangle")
      } actions: {
        Button(.toolkit("Try again")) { round += 1 }
      }
    }
  }

  private func load() async {
    guard let machine else { return }
    do throws(ServiceFault) { told = .answer(try await ask(machine)) } catch { told = .fault(error) }
  }
}

/// A request of the user to the machine, with its outcome.
struct ServiceWish: Equatable {
  /// The number of requests so far.
  var round = 0
  var isRunning = false
  var fault: ServiceFault?
}

/// Shows why the last request failed.
struct ServiceFaultRow: View {
  let fault: ServiceFault?

  var body: some View {
    if let fault {
      Label(fault.message, systemImage: "exclamationmark.triangle.fill").foregroundStyle(.theme(\.danger))
        .font(.callout)
    }
  }
}

extension View {
  /// Performs the request in each new round, and announces why it has failed.
  func carriesOut(
    _ wish: Binding<ServiceWish>, _ action: @escaping @MainActor (any ServiceMachine) async throws(ServiceFault) -> Void
  ) -> some View {
    modifier(WishModifier(wish: wish, action: action))
  }
}

private struct WishModifier: ViewModifier {
  @Binding var wish: ServiceWish
  let action: @MainActor (any ServiceMachine) async throws(ServiceFault) -> Void
  @Environment({ $0.serviceMachine }) private var machine
  @Environment({ $0.localizer }) private var words

  func body(content: Content) -> some View {
    content.task(id: wish.round) {
      guard wish.round > 0, let machine else { return }
      (wish.isRunning, wish.fault) = (true, nil)
      do throws(ServiceFault) { try await action(machine) } catch {
        wish.fault = error
        Announcer.announce(words.text(of: error.message), isUrgent: true)
      }
      wish.isRunning = false
    }
  }
}
