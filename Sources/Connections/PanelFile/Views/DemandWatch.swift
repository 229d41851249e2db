import Controls
import Runtime

/// Tells the links which pages are visible, so that values out of sight are not read.
struct DemandWatch: ViewModifier {
  /// The file.
  let document: PanelDocument
  let model: PanelModel

  /// The content, which is watched.
  func body(content: Content) -> some View {
    content.onChange(of: model.visiblePages) { model.updateDemand() }
  }
}
