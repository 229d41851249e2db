import Graphics
import Runtime
import Values

/// Shows views beside the modified one while a value is true.
private struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Bool
  let inspector: Inspector

  /// The widest that it is, in points, and as a share of what both have.
  private static var width: Double { 270 }
  private static var share: Double { 0.4 }

  func body(content: Content) -> some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          Rectangle().fill(.theme(\.track)).frame(width: 1)
          inspector
            .frame(width: min(Self.width, proxy.size.width * Self.share).rounded())
            .frame(maxHeight: .infinity, alignment: .top)
            .transition(.move(edge: .trailing))
        }
      }
    }
  }
}

extension View {
  /// Shows views about what is chosen beside this one while a value is true.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented.wrappedValue, inspector: content()))
  }

  /// No effect: the inspector takes the width that its content needs.
  @available(*, deprecated, message: "The inspector takes the width that its content needs.")
  public func inspectorColumnWidth(_ width: Double) -> some View { self }

  /// No effect: the inspector takes the width that its content needs.
  @available(*, deprecated, message: "The inspector takes the width that its content needs.")
  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View { self }
}
