import FaceplateTesting
import SwiftUI
import Testing

/// A form with every kind of modifier that makes no difference on a panel. It stands where deprecation is expected.
@available(*, deprecated, message: "Uses deprecated modifiers on purpose.")
private struct Decorated: View {
  let isDecorated: Bool
  @Namespace private var space
  @State private var name = "Oven"

  var body: some View {
    NavigationStack {
      if isDecorated { decorated } else { plain }
    }
  }

  private var plain: some View {
    List {
      TextField("Name", text: $name)
      Image(systemName: "flame.fill")
      Text("Ready").font(.footnote).clipShape(Capsule())
    }
    .navigationTitle("Kitchen")
  }

  private var decorated: some View {
    List {
      TextField("Name", text: $name)
        .submitLabel(.go).textContentType(.name).autocorrectionDisabled().textInputAutocapitalization(.words)
      Image(systemName: "flame.fill").symbolRenderingMode(.hierarchical).symbolEffect(.bounce, value: name)
      Text("Ready").font(.footnote.smallCaps()).fontWidth(.condensed).textSelection(.enabled)
        .clipShape(Capsule(style: .circular)).toolbar(removing: .sidebarToggle)
        .badgeProminence(.decreased).accessibilityRespondsToUserInteraction().glassEffectID(1, in: space)
    }
    .listSectionSpacing(40).listRowSpacing(12).scrollDismissesKeyboard(.interactively)
    .navigationTitle("Kitchen").navigationBarTitleDisplayMode(.inline).navigationSubtitle("Two ovens")
    .navigationTransition(.automatic).presentationSizing(.form)
    .toolbarRole(.editor).toolbarBackground(.visible, for: .navigationBar)
    .statusBarHidden().persistentSystemOverlays(.hidden).defersSystemGestures(on: .all)
    .focusScope(space).geometryGroup().containerShape(Circle()).menuOrder(.fixed)
    .accessibilityIgnoresInvertColors().speechSpellsOutCharacters()
  }
}

@MainActor
@Suite("Modifiers without an effect")
struct WithoutEffectTests {
  @Test("A modifier that is deprecated leaves picture and elements as they are")
  @available(*, deprecated, message: "Uses deprecated modifiers on purpose.")
  func pictures() throws {
    let plain = try Harness(size: Size(width: 400, height: 300)) { Decorated(isDecorated: false) }
    let decorated = try Harness(size: Size(width: 400, height: 300)) { Decorated(isDecorated: true) }
    #expect(plain.snapshot() == decorated.snapshot())
    #expect(plain.accessibilityDump == decorated.accessibilityDump)
    #expect(plain.contains("Kitchen") && plain.contains("Ready"))
  }
}
