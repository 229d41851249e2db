import Charts
import Combine
import SwiftUI
import UIKit

// Names that public sources were found to use and that came last, as sources write them.

struct LateViews: View {
  struct Lamp: Identifiable {
    let id: Int
    var isOn = false
  }
  @State private var query = ""
  @State private var isSearching = false
  @State private var lamps: [Lamp] = []
  @State private var count = 0
  @State private var picture = Image(uiImage: #imageLiteral(resourceName: "Round-Logo"))
  @Namespace private var space

  var body: some View {
    VStack {
      List { Section("Lamps") { Text("One") } }
        .searchable(text: $query, isPresented: $isSearching, prompt: "Lamps")
        .environment(\.defaultMinListHeaderHeight, 10)
      Toggle("All", systemImage: "lightbulb", sources: $lamps, isOn: \.isOn)
      Image(systemName: "gear").symbolEffect(.rotate.counterClockwise, value: count)
        .contentTransition(.symbolEffect(.automatic))
        .matchedTransitionSource(id: 1, in: space) { $0.clipShape(.rect(cornerRadius: 5)) }
      Text("Jump").keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        for x in [10.0, 0] { LinearKeyframe(x, duration: 0.1) }
      }
      Chart { RectangleMark(x: .value("Hour", 1), width: 4) }
      TabView { Tab("Shelf", image: "Round-Logo", role: .search) { Text("Shelf") } }
      Color(.brand)
      Color(.BG)
      Rectangle().fill(.card)
    }
    .animation(.smooth.logicallyComplete(after: 0.1), value: count)
  }
}

struct LateSearches: View {
  @State private var query = ""
  @State private var lamps: [LateViews.Lamp] = []

  var body: some View {
    VStack {
      List { Text("One") }
        .searchable(text: $query, prompt: "Lamps")
        .searchSuggestions { Text("One lamp").searchCompletion("one") }
      List { Text("One") }
        .searchable(text: $query) { ForEach(["a", "b"], id: \.self) { Text($0).searchCompletion($0) } }
      List { Text("One") }.searchable(text: $query, prompt: "Lamps") { Text("One lamp").searchCompletion("one") }
      List { Text("One") }.searchable(text: $query, tokens: $lamps) { Text("Lamp \($0.id)") }
      List { Text("One") }
        .searchable(text: $query, tokens: $lamps, suggestedTokens: .constant([.init(id: 1)]), prompt: "Lamps") {
          Text("Lamp \($0.id)")
        }
        .searchSuggestions { ForEach(lamps) { Text("Only \($0.id)").searchCompletion($0) } }
      List { Text("One") }.searchable(text: $query, editableTokens: $lamps) { $lamp in Toggle("On", isOn: $lamp.isOn) }
    }
  }
}

struct LateSelection: View {
  @State private var text = ""
  @State private var selection: TextSelection?

  var body: some View {
    TextField("Name", text: $text, selection: $selection)
    TextField("Name", text: $text, selection: $selection, prompt: Text("Lamp"), axis: .vertical)
    TextEditor(text: $text, selection: $selection)
    Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
    Button("End") { selection = .init(insertionPoint: text.endIndex) }
  }
}

struct EqualRows: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for row in [Array(subviews)] where row.first == row.last { row.first?.place(at: .zero, proposal: .unspecified) }
  }
}

struct Badge: Hashable {
  var image: UIImage?
  var tint: UIColor? = UIColor(named: "Brand", in: .main, compatibleWith: nil)
}

struct LateValues {
  let middle = CGFloat(1).interpolated(towards: 2, amount: 0.5)
  let documents = URL.documentsDirectory.appending(path: "list.json")

  func keep() -> Any? {
    UserDefaults.standard.setValue(1, forKey: "late")
    return UserDefaults.standard.value(forKey: "late")
  }

  @MainActor func pictures() -> [CGSize] {
    let renderer = ImageRenderer(content: Text("a"))
    let pixels = renderer.cgImage.map { UIImage(cgImage: $0) }
    return [UIImage(), UIImage(named: "Round-Logo") ?? UIImage(), pixels, renderer.uiImage].compactMap { $0?.size }
  }

  @MainActor func thumbnail(of image: UIImage) -> Data? {
    let size = CGSize(width: 40, height: 40)
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    let small = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.systemBackground.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let circle = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size))
      circle.addClip()
      image.draw(in: CGRect(origin: .zero, size: size))
      UIColor.label.setStroke()
      circle.lineWidth = 2
      circle.stroke()
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.scaleBy(x: 0.5, y: 0.5)
      context.cgContext.addEllipse(in: CGRect(x: 4, y: 4, width: 8, height: 8))
      context.cgContext.drawPath(using: .fill)
    }
    return small.jpegData(compressionQuality: 0.8)
  }

  @MainActor func open(_ url: URL) { UIApplication.shared.open(url) }

  @MainActor func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) else {
      return
    }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }

  @MainActor func darken() -> Bool {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    scene?.windows.first?.overrideUserInterfaceStyle = .dark
    return UIApplication.shared.supportsAlternateIcons
  }

  @MainActor func width(of text: String, font: UIFont) -> CGFloat {
    let attributes = [NSAttributedString.Key.font: font]
    return max(
      text.size(withAttributes: attributes).width, NSString(string: text).size(withAttributes: attributes).width)
  }

  @MainActor func fonts() -> CGFloat {
    let font = UIFont(name: "Inter", size: 12) ?? UIFont.preferredFont(forTextStyle: .caption1)
    let title = UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
    return UIFontMetrics.default.scaledValue(for: font.pointSize) + title.pointSize
  }
}

final class Loader: ObservableObject {
  @Published var text = ""
  private var tasks = Set<AnyCancellable>()

  func load(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { output -> Data in
        guard (output.response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return output.data
      }
      .decode(type: String.self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .replaceError(with: "")
      .sink { [weak self] in self?.text = $0 }
      .store(in: &tasks)
  }
}
