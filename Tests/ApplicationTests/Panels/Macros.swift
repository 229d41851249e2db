import Faceplate
import Foundation

extension EnvironmentValues {
  @Entry var cardRadius: CGFloat = 12
  @Entry var badgeStyle: any ShapeStyle = Color.red
  @Entry var onCommit: (() -> Void)? = nil
  @Entry var caption = "none"
}

extension Transaction {
  @Entry var isQuiet = false
}

extension FocusedValues {
  @Entry var openCard: String?
}

struct KeyedCard: View {
  @Environment(\.cardRadius) private var radius
  @Environment(\.caption) private var caption
  var body: some View {
    Text("\(caption) \(Int(radius))")
  }
}

#Preview {
  KeyedCard()
}

#Preview("Dark", traits: .sizeThatFitsLayout) {
  @Previewable @State var value = 3
  Stepper("Value", value: $value)
    .preferredColorScheme(.dark)
}
