import Looks
import Graphics
import Runtime
import Values

/// Shows a column at the trailing edge of a view while a condition holds.
private struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Bool
  let inspector: Inspector

  /// The maximum width of the column, in points and as a share of the whole width.
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
  /// Shows a column with details of the selection beside this view while a binding is true.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented.wrappedValue, inspector: content()))
  }
}
