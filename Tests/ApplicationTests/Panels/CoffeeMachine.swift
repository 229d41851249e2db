import Faceplate
import Foundation

// Coffee machine: order flow with Observable model, navigation path, sheet item, alert, timers, matched geometry.
enum Drink: String, CaseIterable, Identifiable, Hashable, Codable {
  case espresso, latte, tea; var id: Self { self }
  var symbol: String {
    switch self {
    case .espresso: "cup.and.saucer";
    case .latte: "mug";
    case .tea: "leaf"
    }
  }
}
enum CoffeeRoute: Hashable { case drink(Drink), settings, progress(id: UUID) }
@Observable final class Machine {
  enum Phase: Equatable { case idle, heating(progress: Double), brewing(Drink), failed(reason: String) }
  var path: [CoffeeRoute] = []
  var phase: Phase = .idle
  var strength = 3
  var alert: MachineAlert?
  struct MachineAlert: Identifiable, LocalizedError {
    var id: String { message }; let message: String; var errorDescription: String? { message }
  }
  @MainActor func brew(_ drink: Drink) async throws {
    for step in stride(from: 0.0, through: 1, by: 0.1) {
      phase = .heating(progress: step); try await Task.sleep(for: .milliseconds(100))
    }
    phase = .brewing(drink)
    try await Task.sleep(for: .seconds(2), tolerance: .milliseconds(100))
    phase = .idle
  }
}
struct MachineRoot: View {
  @State var machine = Machine()
  @State private var selection: Drink? = .espresso
  @State private var sheet: Drink?
  @State private var showsAlert = false
  @State private var error: Machine.MachineAlert?
  @Namespace private var hero
  var body: some View {
    NavigationStack(path: $machine.path) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(Drink.allCases) { drink in
            NavigationLink(value: CoffeeRoute.drink(drink)) {
              VStack {
                Image(systemName: drink.symbol).font(.system(size: 44))
                  .symbolVariant(.fill);
                Text(drink.rawValue.capitalized)
              }
              .padding().frame(width: 160, height: 200)
              .background(
                Color(.displayP3, red: 0.9, green: 0.8, blue: 0.7), in: .rect(cornerRadius: 20, style: .continuous))
            }
            .buttonStyle(.plain)
            .id(drink)
            .scrollTransition(.animated.threshold(.visible(0.3))) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $selection, anchor: .center)
      .contentMargins(.horizontal, 40, for: .scrollContent)
      .scrollIndicators(.never)
      .navigationDestination(for: CoffeeRoute.self) { route in
        switch route {
        case .drink(let drink): DrinkPage(drink: drink)
        case .settings: Text("Settings")
        case .progress(let id): Text(id.uuidString)
        }
      }
      .toolbar { Button("Settings", systemImage: "gearshape") { machine.path.append(.settings) } }
      .sheet(item: $sheet, onDismiss: { machine.phase = .idle }) { drink in
        DrinkPage(drink: drink).presentationCornerRadius(24)
      }
      .fullScreenCover(isPresented: .constant(false)) { EmptyView() }
      .alert("Failed", isPresented: $showsAlert, presenting: machine.alert) { alert in
        Button("OK") { machine.alert = nil }
      } message: {
        Text($0.message)
      }
      .alert(isPresented: .init(get: { error != nil }, set: { if !$0 { error = nil } }), error: error) {
        Button("Retry") {}
      }
    }
    .environment(machine)
    .tint(.brown)
    .onChange(of: machine.phase) { old, new in
      if case .failed(let reason) = new { machine.alert = .init(message: reason); showsAlert = true }
    }
  }
}
struct DrinkPage: View {
  @Environment(Machine.self) private var machine
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) var openURL
  let drink: Drink
  @State private var isBrewing = false
  @State private var rotation = Angle.zero
  @State private var zoom = 1.0
  @GestureState private var magnify = 1.0
  @ScaledMetric var iconSize: CGFloat = 80
  var body: some View {
    @Bindable var machine = machine
    Form {
      Section("Strength") {
        Stepper("Strength \(machine.strength)", value: $machine.strength, in: 1...5)
        Picker(selection: $machine.strength) {
          ForEach(1..<6) { Text("\($0)").tag($0) }
        } label: {
          Label("Beans", systemImage: "circle.grid.2x2")
        }
        .pickerStyle(.inline)
      }
      Section {
        switch machine.phase {
        case .idle: Text("Ready").transition(.push(from: .bottom))
        case .heating(let progress): ProgressView("Heating", value: progress).progressViewStyle(.linear)
        case .brewing(let drink):
          HStack {
            ProgressView().controlSize(.small); Text("Brewing \(drink.rawValue)…")
          }
        case .failed(let reason): Text(reason).foregroundStyle(.red)
        }
      } footer: {
        Text("**Hot** surface. _Mind_ your `fingers`.")
      }
      Button {
        isBrewing = true
      } label: {
        if isBrewing { ProgressView() } else { Text("Brew") }
      }
      .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).keyboardShortcut(.defaultAction)
      Button("Close", action: dismiss.callAsFunction)
      Image(systemName: drink.symbol).resizable().scaledToFit().frame(width: iconSize)
        .rotationEffect(rotation).scaleEffect(zoom * magnify)
        .gesture(
          MagnifyGesture().updating($magnify) { v, s, _ in s = v.magnification }.onEnded { zoom *= $0.magnification }
            .simultaneously(with: RotateGesture().onChanged { rotation = $0.rotation }))
    }
    .formStyle(.grouped)
    .task(id: isBrewing) {
      guard isBrewing else { return }
      defer { isBrewing = false }
      do { try await machine.brew(drink) } catch is CancellationError {} catch {
        machine.phase = .failed(reason: error.localizedDescription)
      }
    }
    .navigationTitle(drink.rawValue)
    .navigationBarBackButtonHidden(isBrewing)
    .disabled(machine.phase != .idle)
    .animation(.spring(duration: 0.4, bounce: 0.2), value: machine.phase)
    .phaseAnimator([0, 1, 2], trigger: machine.strength) { view, phase in
      view.offset(y: phase == 1 ? -4 : 0)
    } animation: { _ in
      .bouncy
    }
  }
}
struct Wobble: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}
struct Wave: Shape {
  var strength: Double
  var phase: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { .init(strength, phase) }
    set { strength = newValue.first; phase = newValue.second }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / rect.width * .pi * 4 + phase) * strength))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY)); path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY));
    path.closeSubpath()
    return path
  }
}
struct Tank: View {
  @State private var phase = 0.0
  let level: Double
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: level == 0)) { context in
      Canvas { ctx, size in
        ctx.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
        let t = context.date.timeIntervalSinceReferenceDate
        var inner = ctx
        inner.opacity = 0.6
        inner.translateBy(x: 0, y: size.height * (1 - level))
        inner.fill(
          Wave(strength: 8, phase: t).path(in: CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.cyan, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
        ctx.stroke(
          Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)), with: .color(.gray),
          style: StrokeStyle(lineWidth: 4, dash: [4, 2]))
        let text = ctx.resolve(Text("\(Int(level * 100))%").font(.title.bold()).foregroundColor(.white))
        ctx.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
        if let symbol = ctx.resolveSymbol(id: "drop") {
          ctx.draw(symbol, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        ctx.drawLayer { layer in
          layer.addFilter(.blur(radius: 4)); layer.blendMode = .multiply; layer.rotate(by: .degrees(10));
          layer.scaleBy(x: 2, y: 2)
        }
      } symbols: {
        Image(systemName: "drop.fill").tag("drop")
      }
    }
    .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = .pi * 2 } }
    .modifier(Wobble(animatableData: phase))
    .drawingGroup().compositingGroup().blendMode(.normal).colorMultiply(.white).hueRotation(.zero)
    .allowsHitTesting(false).accessibilityHidden(true)
  }
}
struct CoffeeApp: App {
  @State private var machine = Machine()
  @Environment(\.scenePhase) private var phase
  init() {}
  var body: some Scene {
    WindowGroup { MachineRoot().environment(machine).environment(\.locale, Locale(identifier: "de")) }
      .onChange(of: phase) { _, new in if new == .background {} }
  }
}
