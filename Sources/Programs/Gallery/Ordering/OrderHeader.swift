import Faceplate

/// The line above all pages: the back button, and the settings that help customers to read and to reach.
struct OrderHeader: View {
  let model: OrderModel
  /// Whether the screen is so high that some people cannot reach its upper part.
  let canReach: Bool
  @State private var asks = false
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.requestAccess) private var requestAccess

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row { leading }
      row { leading.labelStyle(.iconOnly) }
      row { leading }.labelStyle(.iconOnly)
    }
    .padding(.horizontal, metrics.margin)
    .padding(.top, max(8, metrics.margin / 2))
    .confirmationDialog("Cancel the order?", isPresented: $asks, titleVisibility: .visible) {
      Button("Cancel the order", role: .destructive) { model.end() }
      Button("Keep the order", role: .cancel) {}
    }
  }

  private func row<Leading: View>(@ViewBuilder leading: () -> Leading) -> some View {
    HStack(spacing: metrics.rowSpacing / 2) {
      leading()
      Spacer(minLength: 0)
      language
      sign("Large text", "textformat.size", isOn: model.needs.isLarge) { model.needs.isLarge.toggle() }
      if canReach {
        sign("Everything within reach", "figure.stand", isOn: model.needs.isLow) { model.needs.isLow.toggle() }
      }
    }
  }

  @ViewBuilder private var leading: some View {
    switch model.page {
    case .welcome:
      sign("Service", model.alarms.present.isEmpty ? "wrench" : "exclamationmark.triangle", isOn: false) {
        requestAccess?(.service) { model.show(.service) }
      }
    case .asking, .receipt: EmptyView()
    case .menu:
      Button("Cancel", systemImage: "xmark") {
        if model.cart.items.isEmpty { model.end() } else { asks = true }
      }
      .accessibilityLabel(Text("Cancel the order"))
    default: Button("Back", systemImage: "chevron.backward") { model.goBack() }
    }
  }

  private var language: some View {
    Picker("Language", selection: Binding(get: { model.needs.language }, set: { model.needs.language = $0 })) {
      Label("Language", systemImage: "globe").tag(OrderLanguage?.none)
      ForEach(OrderLanguage.allCases) { Text(verbatim: $0.name).tag(Optional($0)) }
    }
    .pickerStyle(.menu)
    .labelsHidden()
    .fixedSize()
  }

  private func sign(
    _ name: LocalizedStringKey, _ symbol: String, isOn: Bool, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol).frame(width: 48 * metrics.typeScale, height: 44 * metrics.typeScale)
        .background(isOn ? Color.accentColor.opacity(0.16) : .clear, in: RoundedRectangle(cornerRadius: 12))
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(name)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
