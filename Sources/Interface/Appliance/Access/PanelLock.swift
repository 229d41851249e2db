import Controls
import Looks
import Runtime
import Values

/// The card above a locked panel.
private struct LockCard<Actions: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  /// The moment at which the lock ends by itself; `nil` for never.
  let end: Duration?
  let unlock: () -> Void
  let actions: Actions
  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      HStack(spacing: 8) {
        Image(systemName: symbol).accessibilityHidden(true)
        Text(title)
        if let end { CountdownText(until: end) }
      }
      .font(.headline)
      HoldButton(.toolkit("Hold to unlock"), action: unlock)
      actions
    }
    .buttonSizing(.flexible)
    .padding(metrics.cardPadding)
    .frame(maxWidth: 320 * metrics.typeScale)
    .background { FloatingBackground(elevation: .dialog) }
  }
}

/// The end of a lock, told the time.
private final class LockEnd: TimeDriven {
  let end = StoredLocation<Duration?>(nil)
  var onEnd: () -> Void = {}

  var deadline: Duration? { end.read() }

  func advance(to moment: Duration) {
    guard let due = end.value, due <= moment else { return }
    end.write(nil)
    onEnd()
  }

  func clockWasSet(by difference: Duration) { end.write(end.value.map { $0 + difference }) }
}

/// Locks the panel for cleaning, for a time.
private struct CleaningLockModifier: ViewModifier {
  @Binding var isLocked: Bool
  let duration: Duration
  @State private var lock = LockEnd()

  func body(content: Content) -> some View {
    let lock = lock
    content
      .modifier(
        ModalModifier(isPresented: isLocked, dismiss: {}, place: .bottom) {
          LockCard(
            title: .toolkit("Cleaning"), symbol: "sparkles", end: lock.end.read(), unlock: { isLocked = false },
            actions: EmptyView())
        }
      )
      .onChange(of: isLocked, initial: true) {
        lock.onEnd = { isLocked = false }
        lock.end.write(isLocked ? PanelClock.now + duration : nil)
      }
      .drives(lock)
  }
}

extension View {
  /// Locks this view against unwanted touches, such as those of a child, until “Hold to unlock” has been held for three
  /// seconds.
  ///
  /// - Parameters:
  ///   - isLocked: set to `false` when the panel is unlocked. Store it with ``AppStorage`` if it has to outlast a
  ///     restart.
  ///   - actions: buttons that work while the panel is locked, such as one that switches the machine off.
  public func childLock<Actions: View>(
    _ isLocked: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions = { EmptyView() }
  ) -> some View {
    modifier(
      ModalModifier(isPresented: isLocked.wrappedValue, dismiss: {}, place: .bottom) {
        LockCard(
          title: .toolkit("Locked"), symbol: "lock.fill", end: nil, unlock: { isLocked.wrappedValue = false },
          actions: actions())
      })
  }

  /// Locks this view while the screen is wiped. The lock ends by itself, and shows the remaining time.
  ///
  /// - Parameters:
  ///   - isLocked: set to `false` when the lock ends.
  ///   - duration: the time after which the lock ends.
  public func cleaningLock(_ isLocked: Binding<Bool>, for duration: Duration = .seconds(30)) -> some View {
    modifier(CleaningLockModifier(isLocked: isLocked, duration: duration))
  }
}
