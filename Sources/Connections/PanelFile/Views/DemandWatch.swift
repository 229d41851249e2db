import Controls
import Runtime

/// Tells the links which pages can be seen, so that nothing is read that nobody looks at.
struct DemandWatch: ViewModifier {
  /// The file.
  let document: PanelDocument
  let model: PanelModel

  /// The content, which is watched.
  func body(content: Content) -> some View {
    content.onChange(of: model.visiblePages) { model.updateDemand() }
  }
}
