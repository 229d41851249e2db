import Foundation
import Controls
import Runtime

extension View {
  /// Tells of an error, while there is one; its title is the error's description.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(error.title, isPresented: isPresented, presenting: error) { _ in actions() }
  }

  /// Tells of an error, while there is one, with an explanation; its title is the error's description.
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
