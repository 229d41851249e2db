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

/// A page whose views have every parameter that makes no difference on a panel, or none of them.
@available(*, deprecated, message: "Uses deprecated parameters on purpose.")
private struct Parameters: View {
  let areGiven: Bool

  var body: some View {
    if areGiven { given } else { plain }
  }

  private var plain: some View {
    VStack {
      Canvas { context, size in context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.red)) }
      LazyVStack { Text("Oven") }
      LazyHStack { Text("Grill") }
      LazyVGrid(columns: [GridItem(), GridItem()]) { Text("Timer") }
      LazyHGrid(rows: [GridItem()]) { Text("Light") }
      Text("Turned").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).drawingGroup()
      Image(systemName: "wifi").contentTransition(.interpolate)
      Text("Capsule").background(.blue, in: Capsule())
    }
    .popover(isPresented: .constant(false)) { Text("Popover") }
  }

  private var given: some View {
    VStack {
      Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
        context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.red))
      }
      LazyVStack(pinnedViews: [.sectionHeaders]) { Text("Oven") }
      LazyHStack(pinnedViews: [.sectionFooters]) { Text("Grill") }
      LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: []) { Text("Timer") }
      LazyHGrid(rows: [GridItem()], pinnedViews: []) { Text("Light") }
      Text("Turned").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
        .drawingGroup(opaque: true)
      Image(systemName: "wifi", variableValue: 0.5).contentTransition(.opacity)
      Text("Capsule").background(.blue, in: Capsule(style: .circular))
    }
    .popover(isPresented: .constant(false), arrowEdge: .top) { Text("Popover") }
    .toolbar { ToolbarItem(placement: .keyboard) { Text("Done") } }
    .toolbar(.hidden, for: .tabBar)
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

  @Test("A parameter that is deprecated leaves the picture as it is")
  @available(*, deprecated, message: "Uses deprecated parameters on purpose.")
  func parameters() throws {
    let plain = try Harness(size: Size(width: 400, height: 300)) { Parameters(areGiven: false) }
    let decorated = try Harness(size: Size(width: 400, height: 300)) { Parameters(areGiven: true) }
    #expect(plain.snapshot() == decorated.snapshot())
    #expect(plain.accessibilityDump == decorated.accessibilityDump)
    #expect(plain.contains("Oven"))
  }

  @Test("A font by its name is the panel's font, which follows the preferred text size unless its size is fixed")
  @available(*, deprecated, message: "Uses deprecated names on purpose.")
  func fonts() throws {
    #expect(Font.custom("Menlo", fixedSize: 20) == .system(size: 20))
    #expect(Font.custom("Menlo", size: 17) == .body)
    #expect(Font.custom("Menlo", size: 17, relativeTo: .caption) == .body)
  }

  @Test("The size, the frame and the commands of a window leave its scene as it is")
  @available(*, deprecated, message: "Uses deprecated modifiers on purpose.")
  func scenes() {
    let scene = WindowGroup { Text("Oven") }
      .defaultSize(width: 400, height: 300).defaultPosition(.center).windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar).persistentSystemOverlays(.hidden).commandsRemoved()
      .commands { CommandMenu("Oven") { Button("Off") {} } }
    #expect(scene.windows.count == 1)
    #expect(MenuBarExtra("Oven", systemImage: "flame") { Text("Hot") }.windows.isEmpty)
  }
}
