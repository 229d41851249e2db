import Foundation
import Controls
import Looks
import Runtime

extension View {
  /// Presents an alert for an error. Its title is the error's description.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(error.title, isPresented: isPresented, presenting: error) { _ in actions() }
  }

  /// Presents an alert for an error with a message. Its title is the error's description.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(error.title, isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}

extension Optional where Wrapped: LocalizedError {
  @MainActor fileprivate var title: Text { Text(map { $0.errorDescription ?? "\($0)" } ?? "") }
}
