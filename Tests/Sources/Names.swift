import Combine
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import simd

// Every name that public sources were found to use and that was missing once, one by one, as sources write it.

// Colours and pictures of an asset catalog, by name and by the symbols that the build plugin writes.
struct CatalogNames: View {
  var body: some View {
    VStack {
      Color("Brand")
      Color("Brand", bundle: nil)
      Color("Brand", bundle: .main)
      Color(.brand)
      Rectangle().fill(Color("Brand").opacity(0.5))
      Rectangle().fill(.brand)
      Image(.Logos.roundLogo).resizable()
      Image("Round-Logo", bundle: nil)
      Image("Round-Logo", bundle: .main).renderingMode(.template)
      Image(uiImage: UIImage(named: "Round-Logo")!)
      #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
      LinearGradient(
        colors: [Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)), .brand], startPoint: .top, endPoint: .bottom
      )
    }
    .tint(.brand)
  }
}

// What sources ask UIKit for.
struct SystemNames: View {
  let screen = UIScreen.main.bounds
  let width = UIScreen.main.bounds.width, height = UIScreen.main.bounds.size.height
  let scale = UIScreen.main.scale
  let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)

  var body: some View {
    VStack {
      Color(.systemBackground)
      Color(.secondarySystemBackground)
      Color(UIColor.systemGray6)
      Color(uiColor: .label)
      Color(color)
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "Pad" : "Phone").frame(width: width * 0.8, height: height / 4)
      Text(UIDevice.current.name + UIDevice.current.systemName + UIDevice.current.model)
    }
    .onAppear { UIApplication.shared.isIdleTimerDisabled = true }
    .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
  }
}

// Geometry.
struct GeometryNames {
  let wide: Int = 20
  var rects: [CGRect] {
    [CGRect(x: 0, y: 0, width: wide, height: 10), CGRect(x: 0.5, y: 0, width: 3.2, height: 1).integral]
  }
  var points: [CGPoint] { [CGPoint(x: wide, y: 3), .zero] }
  var sizes: [CGSize] { [CGSize(width: wide, height: wide), CGSize(width: 1.5, height: 2)] }
  var back: CGAffineTransform { CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4).inverted() }
  var angles: [Angle] {
    [.degrees(90) * 2, 0.5 * Angle(degrees: 30), .radians(1) / 2, Angle.degrees(30) + .degrees(5), -.degrees(3)]
  }
  var inset: CGRect { rects[0].insetBy(dx: 1, dy: 2).union(rects[1]).standardized }
  var middle: CGFloat { rects[0].midX + rects[0].maxY - CGFloat(wide) }
}

// Numbers of both kinds in one source.
struct NumberNames: View {
  let progress: Double = 0.5
  let length: CGFloat = 120

  var body: some View {
    VStack {
      Circle().trim(from: 0, to: progress).frame(width: length * progress, height: CGFloat(progress) * length)
      Rectangle().frame(width: max(length, progress), height: abs(length - 40)).offset(x: progress * 10, y: length)
    }
  }
}

// Navigation.
struct NavigationNames: View {
  @State private var chosen: String?
  @State private var isActive = false

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("First", tag: "first", selection: $chosen) { Text("First page") }
        NavigationLink(destination: Text("Second page"), tag: "second", selection: $chosen) { EmptyView() }
        NavigationLink("Third", isActive: $isActive) { Text("Third page") }
        NavigationLink(destination: Text("Fourth page"), isActive: $isActive) { Text("Fourth") }
        Button("Go") { chosen = "second" }
      }
      .navigationBarTitle("Names", displayMode: .inline)
      .navigationBarTitle(Text("Names"), displayMode: .large)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarVisibility(.hidden, for: .navigationBar)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct TabNames: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab(value: 0) { Text("Nothing but a page") }
      Tab("Home", systemImage: "house", value: 1) { Text("Home") }
      Tab("Search", systemImage: "magnifyingglass", value: 2, role: .search) { Text("Search") }
      Tab(value: 3) {
        Text("Own label")
      } label: {
        Label("Own", systemImage: "star")
      }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .interactive))
  }
}

// Text.
struct TextNames: View {
  @Environment(\.sizeCategory) private var category
  @State private var price = 2.5
  private let money: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter
  }()
  private let dates = DateFormatter()

  var body: some View {
    VStack {
      Text("Small").textScale(.secondary)
      Text(AttributedString("plain"))
      Text(Date(), formatter: dates)
      Text(NSNumber(value: price), formatter: money)
      Text("\(price as NSNumber, formatter: money) and \(Date(), formatter: dates)")
      TextField("Price", value: $price, formatter: money)
      TextField("Price", value: $price, format: .number)
      Text("Read").accessibility(label: Text("Read out")).accessibility(hint: Text("Hint")).accessibility(
        value: Text("1"))
      Text(category >= .accessibilityMedium ? "Large" : "Usual")
      Picker("Unit", selection: .constant(0)) { Text("m").tag(0) }.labelsVisibility(.hidden)
    }
    .environment(\.sizeCategory, .extraExtraLarge)
  }
}

// Drawing.
struct DrawingNames: View {
  var body: some View {
    VStack {
      Image(systemName: "star").luminanceToAlpha()
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .red))
        context.addFilter(.blur(radius: 4))
        context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))))
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
      }
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
      MeshGradient(
        width: 2, height: 2,
        points: [SIMD2<Float>(0, 0), SIMD2<Float>(1, 0), SIMD2<Float>(0, 1), SIMD2<Float>(1, 1)],
        colors: [.red, .green, .blue, .yellow], background: .black, smoothsColors: false)
    }
  }
}

// Views of others.
struct Deck<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    Group(subviews: content) { views in
      HStack { ForEach(views) { $0.padding(4) } }
      Text("\(views.count) cards")
    }
    ForEach(subviews: content) { $0 }
  }
}

struct DragNames: View {
  @State private var letters = ["a", "b"]
  var body: some View {
    VStack {
      Text("a").draggable("a")
      Text("b").draggable("b") { Image(systemName: "doc") }
      Text("Drop").dropDestination(for: String.self) { items, _ in
        letters += items
        return true
      } isTargeted: { _ in
      }
    }
  }
}

// Publishers of the system.
struct PublisherNames: View {
  @State private var count = 0
  private let told = NotificationCenter.default.publisher(for: Notification.Name("told"))
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(count)")
      .onReceive(told) { _ in count += 1 }
      .onReceive(clock) { _ in count += 1 }
      .onReceive(NotificationCenter.default.publisher(for: .init("other")).map { $0.object as? Int }) { _ in }
  }
}

// Vectors.
struct VectorNames {
  let a = simd_float2(1, 2), b = SIMD2<Double>(3, 4), c = simd_double3(1, 0, 0)
  var lengths: [Double] { [simd_length(b), simd_distance(b, .zero), simd_dot(b, b), length(c)] }
  var others: (SIMD2<Double>, simd_double3) { (simd_normalize(b), simd_cross(c, simd_double3(0, 1, 0))) }
  var between: SIMD2<Double> { simd_mix(b, .zero, SIMD2(repeating: 0.5)) }
  var clamped: Double { simd_clamp(2.0, 0.0, 1.0) }
}

// Rows below rows, what a person needs, and kinds of what is moved about.
struct Part: Identifiable {
  let id = UUID()
  var name = ""
  var parts: [Part] = []
}

struct PartNames: View {
  var parts: [Part] = []
  var body: some View {
    Table(of: Part.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(parts) { part in
        if part.parts.isEmpty {
          TableRow(part)
        } else {
          DisclosureTableRow(part) { ForEach(part.parts) }
        }
      }
    }
    .animation(UIAccessibility.isReduceMotionEnabled ? nil : .default, value: parts.count)
    .background(Circle().fill(Color(.clear)))
  }
  let kinds: [UTType] = [.text, .image, .url, .json]
}

// Work for later.
final class Later {
  func start() {
    DispatchQueue.main.async { print("soon") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { print("later") }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { $0.invalidate() }
    RunLoop.main.perform { print("in turn") }
  }
}

@main struct NamesApp: App {
  var body: some Scene { WindowGroup { CatalogNames() } }
}
