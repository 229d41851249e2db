import Runtime
import Values

/// A view that a sheet draws behind its content, from edge to edge.
final class PresentationBackdrop {
  /// Builds the view.
  let content = StoredLocation<(() -> AnyView)?>(nil)

  init() {}
}

/// Passes a view to the sheet around another view, and keeps it up to date there.
private struct BackdropModifier<Backdrop: View>: ViewModifier {
  let alignment: Alignment
  let backdrop: Backdrop
  @State private var owner = PresentationBackdrop()

  func body(content: Content) -> some View {
    let (owner, alignment, backdrop) = (owner, alignment, backdrop)
    Node.afterUpdateHere { _ in
      owner.content.write {
        AnyView(
          ZStack { backdrop }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
      }
    }
    return content.presentationTraits { $0.backdrop = owner }
  }
}

extension View {
  /// Draws a view behind the content of the sheet around this view, clipped to the outline of the sheet.
  ///
  /// - Parameters:
  ///   - alignment: the place in the sheet of a view that does not fill it.
  ///   - content: the view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackdropModifier(alignment: alignment, backdrop: content()))
  }
}
