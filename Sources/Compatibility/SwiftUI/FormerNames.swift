import Faceplate

// Modifiers that SwiftUI itself has deprecated. They have their effect.

extension View {
  /// Animates all changes in this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:)")
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
