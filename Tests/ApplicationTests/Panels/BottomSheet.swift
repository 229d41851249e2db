import Faceplate

enum SheetPosition: CGFloat, CaseIterable {
  case collapsed = 0.85
  case half = 0.5
  case expanded = 0.1

  static func nearest(to fraction: CGFloat) -> SheetPosition {
    allCases.min { abs($0.rawValue - fraction) < abs($1.rawValue - fraction) } ?? .half
  }
}

struct BottomSheet<Content: View>: View {
  @Binding var position: SheetPosition
  private let content: Content
  @GestureState private var translation: CGFloat = 0

  init(position: Binding<SheetPosition>, @ViewBuilder content: () -> Content) {
    self._position = position
    self.content = content()
  }

  private var grip: some View {
    RoundedRectangle(cornerRadius: 3)
      .fill(Color.secondary.opacity(0.5))
      .frame(width: 40, height: 6)
      .padding(8)
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
      .accessibilityLabel("Grip")
      .accessibilityAction(named: "Expand") { position = .expanded }
  }

  var body: some View {
    GeometryReader { proxy in
      VStack(spacing: 0) {
        grip
        content
        Spacer(minLength: 0)
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .top)
      .background(.regularMaterial)
      .clipShape(.rect(topLeadingRadius: 20, topTrailingRadius: 20))
      .offset(y: max(0, position.rawValue * proxy.size.height + translation))
      .animation(.interactiveSpring(), value: translation)
      .animation(.spring(response: 0.4), value: position)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .updating($translation) { value, state, _ in state = value.translation.height }
          .onEnded { value in
            let end = position.rawValue * proxy.size.height + value.predictedEndTranslation.height
            position = .nearest(to: end / proxy.size.height)
          })
    }
    .ignoresSafeArea(edges: .bottom)
  }
}

struct Toast: Equatable, Identifiable {
  enum Kind { case info, success, failure }
  let id: Int
  let kind: Kind
  let message: String
}

struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?
  var duration: Duration = .seconds(2)

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .top) {
        if let toast {
          Label(toast.message, systemImage: icon(toast.kind))
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .background(.thinMaterial, in: .capsule)
            .overlay(Capsule().stroke(tint(toast.kind), lineWidth: 1))
            .foregroundStyle(tint(toast.kind))
            .padding(.top, 8)
            .transition(.move(edge: .top).combined(with: .opacity))
            .id(toast.id)
            .onTapGesture { dismiss() }
            .accessibilityAddTraits(.isStaticText)
        }
      }
      .animation(.spring(), value: toast)
      .task(id: toast?.id) {
        guard toast != nil else { return }
        do {
          try await Task.sleep(for: duration)
          dismiss()
        } catch {}
      }
  }

  private func dismiss() { withAnimation { toast = nil } }

  private func icon(_ kind: Toast.Kind) -> String {
    switch kind {
    case .info: "info.circle"
    case .success: "checkmark.circle"
    case .failure: "xmark.circle"
    }
  }

  private func tint(_ kind: Toast.Kind) -> Color {
    switch kind {
    case .info: .blue
    case .success: .green
    case .failure: .red
    }
  }
}

extension View {
  func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }
}

struct SheetScreen: View {
  @State private var position = SheetPosition.collapsed
  @State private var toast: Toast?
  @State private var count = 0

  var body: some View {
    ZStack {
      Color.mint.opacity(0.2).ignoresSafeArea()
      VStack {
        Button("Show toast") {
          count += 1
          toast = Toast(id: count, kind: .success, message: "Saved \(count)")
        }
        Text("At \(String(describing: position))")
      }
      BottomSheet(position: $position) {
        VStack(alignment: .leading) {
          Text("Nearby").font(.title2.bold())
          ForEach(0..<3) { Text("Place \($0)") }
        }
        .padding(.horizontal)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .toast($toast)
  }
}
