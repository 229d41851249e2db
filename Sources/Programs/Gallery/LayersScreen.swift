import Faceplate

/// Layers above a page, and content that follows a finger: context menus, messages, popovers, sheets, tokens that are
/// dragged, a carousel, and a picture with hot spots.
public struct LayersScreen: View {
  @State private var message: LocalizedStringKey?
  @State private var showsNote = false
  @State private var showsSheet = false
  @State private var queue = ["Red", "Blue"]
  @State private var done: [String] = []
  @State private var isTargeted = false
  @State private var isHovered = false
  @State private var part: String?
  @State private var slide = 0
  @State private var print: Bitmap?
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass
  @Environment(\.dynamicTypeSize) private var textSize

  /// Creates the screen.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        HStack(spacing: metrics.rowSpacing) {
          Button("Note") { showsNote = true }
            .popover(isPresented: $showsNote) { Text("Clean the filter once a week.").padding(metrics.cardPadding) }
          Button("Sheet") { showsSheet = true }
        }
        HoldButton("Hold to reset", for: .seconds(2)) { message = "Counters are reset" }
        Text("Hold me").frame(maxWidth: .infinity, minHeight: 48 * metrics.typeScale)
          .background { RoundedRectangle(cornerRadius: 10).fill(.theme(\.control)) }
          .opacity(isHovered ? 0.8 : 1)
          .hoverEffect()
          .onHover { isHovered = $0 }
          .contextMenu {
            Button("Copy", systemImage: "doc.on.doc") { message = "Copied" }
            Button("Delete", systemImage: "trash", role: .destructive) { message = "Deleted" }
          }
      }
      .buttonSizing(.flexible)
      .card()
      // Large text needs more than the least height of the rows.
      tokens.fixedSize(horizontal: false, vertical: textSize.isAccessibilitySize).card()
    } second: {
      machine.card()
      carousel.card()
    }
    .toast($message, systemImage: "checkmark")
    .sheet(isPresented: $showsSheet) { sheet }
  }

  /// The factor of the heights of pictures: those of a large screen have room to be seen from afar.
  private var room: Double { metrics.typeScale * (screenClass.isReadFromAfar ? 1.6 : 1) }

  /// Colours that are dragged from one row to the other.
  private var tokens: some View {
    HStack(spacing: metrics.spacing) {
      row("To do", queue)
      row("Done", done)
        .background { RoundedRectangle(cornerRadius: 10).fill(Color.accentColor.opacity(isTargeted ? 0.2 : 0)) }
        .dropDestination(for: String.self) { items, _ in
          queue.removeAll { items.contains($0) }
          done += items
          return true
        } isTargeted: {
          isTargeted = $0
        }
    }
  }

  private func row(_ title: LocalizedStringKey, _ names: [String]) -> some View {
    VStack(alignment: .leading, spacing: metrics.rowSpacing) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(names, id: \.self) { name in
        Text(LocalizedStringKey(name)).frame(maxWidth: .infinity, minHeight: 44 * metrics.typeScale)
          .background { RoundedRectangle(cornerRadius: 10).fill(.theme(\.control)) }
          .draggable(name)
      }
      if names.isEmpty {
        RoundedRectangle(cornerRadius: 10).stroke(.theme(\.outline), style: StrokeStyle(lineWidth: 1, dash: [5, 4]))
          .frame(height: 44 * metrics.typeScale)
          .accessibilityHidden(true)
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, minHeight: 130 * metrics.typeScale, alignment: .topLeading)
  }

  /// The parts of a machine, with actions for the pressed part.
  private var machine: some View {
    VStack(spacing: metrics.rowSpacing) {
      HotSpots(
        [HotSpot("Nozzle", at: UnitPoint(x: 0.78, y: 0.35)), HotSpot("Filter", at: UnitPoint(x: 0.2, y: 0.7))],
        chosen: part
      ) {
        Silhouette().fill(.theme(\.control)).frame(height: 110 * room)
      } action: {
        part = $0.id
      }
      Text(part == "Filter" ? "Rinse it under water." : part == "Nozzle" ? "Wipe it dry." : "Press a number.")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }

  /// Pages that are turned with a finger.
  private var carousel: some View {
    TabView(selection: $slide) {
      ForEach(["leaf", "drop", "flame"].indices, id: \.self) { index in
        Image(systemName: ["leaf", "drop", "flame"][index]).font(.system(size: 56 * room))
          .foregroundStyle(.tint)
          .accessibilityLabel(["Eco", "Wash", "Heat"][index])
          .tag(index)
      }
    }
    .tabViewStyle(.page)
    .frame(height: 132 * room)
  }

  /// A receipt, rendered into an image.
  private var sheet: some View {
    VStack(spacing: metrics.rowSpacing) {
      Text("Receipt").font(.headline).accessibilityAddTraits(.isHeader)
      if let print { Image(Picture(print), scale: 2, label: Text("Picture of the receipt")) }
      Button("Draw") {
        let renderer = ImageRenderer(
          content: Text("2 × Coffee  5.80 €").padding(12).foregroundStyle(.black).background(.white))
        renderer.scale = 2
        print = renderer.bitmap
      }
      Button("Close") { showsSheet = false }.keyboardShortcut(.cancelAction)
    }
    .padding(metrics.cardPadding)
    .presentationDetents([.medium, .large])
  }
}

/// The outline of a coffee machine: a body and a tank as one shape.
private struct Silhouette: Shape {
  nonisolated func path(in rect: Rect) -> Path {
    let tank = Path(
      roundedRect: Rect(x: rect.minX, y: rect.midY, width: rect.width * 0.4, height: rect.height / 2), cornerRadius: 10)
    let body = Path(
      roundedRect: Rect(x: rect.minX + rect.width * 0.3, y: rect.minY, width: rect.width * 0.7, height: rect.height),
      cornerRadius: 16)
    return tank.union(body)
  }
}
