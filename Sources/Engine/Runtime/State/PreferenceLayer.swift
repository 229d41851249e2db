/// Shows a view in front of the modified view or behind it, made from a preference that the modified view reports.
@preconcurrency @MainActor public struct PreferenceLayer<Key: PreferenceKey, Layer: View>: ViewModifier {
  package let alignment: Alignment
  package let isBehind: Bool
  package let layer: (Key.Value) -> Layer

  @State private var value = Reported<Key.Value>()

  /// The view, with a view made from its content's preference in front of it or behind it.
  public func body(content: Content) -> some View {
    let watched = content.modifier(PreferenceAction<Key> { value = Reported(value: $0) })
    if isBehind {
      watched.background(alignment: alignment) { layer(value.value ?? Key.defaultValue) }
    } else {
      watched.overlay(alignment: alignment) { layer(value.value ?? Key.defaultValue) }
    }
  }
}

private struct Reported<Value> { var value: Value? }

extension View {
  /// Draws a view made of what this one reports in front of it.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ layer: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(PreferenceLayer<Key, Layer>(alignment: alignment, isBehind: false, layer: layer))
  }

  /// Draws a view made of what this one reports behind it.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ layer: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(PreferenceLayer<Key, Layer>(alignment: alignment, isBehind: true, layer: layer))
  }
}
