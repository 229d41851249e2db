import Faceplate

struct CheckAccess: View {
  @AccessibilityFocusState private var isRead: Bool
  @State private var value = 0
  var body: some View {
    Text("A").accessibilityLabel("a").accessibilityValue("v").accessibilityHint("h").accessibilityIdentifier("i")
      .accessibilityHidden(false).accessibilitySortPriority(1).accessibilityInputLabels(["x", "y"])
      .accessibilityAddTraits([.isButton, .isHeader, .isSelected, .updatesFrequently]).accessibilityRemoveTraits(
        .isImage
      )
      .accessibilityElement(children: .combine)
      .accessibilityAdjustableAction { direction in value += direction == .increment ? 1 : -1 }
      .accessibilityAction(named: "Reset") { value = 0 }
      .accessibilityAction { value = 1 }
      .accessibilityAction(.escape) {}
      .accessibilityAction(.magicTap) {}
      .accessibilityRepresentation { Slider(value: .constant(0.5)) }
      .accessibilityFocused($isRead)
      .accessibilityCustomContent("Power", "300 W")
    VStack { Text("B") }.accessibilityElement(children: .contain).accessibilityActions { Button("C") {} }
    Button("Say") { AccessibilityNotification.Announcement("Hello").post() }
      .sensoryFeedback(.success, trigger: value)
      .sensoryFeedback(.increase, trigger: value) { old, new in new > old }
      .sensoryFeedback(trigger: value) { old, new in
        new > old ? .impact(weight: .heavy, intensity: 0.5) : .impact(flexibility: .soft)
      }
      .sensoryFeedback(.levelChange, trigger: value)
  }
}

#Preview("Checklist", traits: .sizeThatFitsLayout) { CheckAccess() }
#Preview(traits: .fixedLayout(width: 100, height: 100)) { CheckDrawing() }
