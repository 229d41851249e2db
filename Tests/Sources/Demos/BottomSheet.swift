import SwiftUI

enum SheetPosition: CGFloat, CaseIterable {
  case hidden = 0, peek = 120, half = 360, full = 620
}

struct BottomSheet<Content: View>: View {
  @Binding var position: SheetPosition
  @GestureState private var drag: CGFloat = 0
  private let content: Content

  init(position: Binding<SheetPosition>, @ViewBuilder content: () -> Content) {
    self._position = position
    self.content = content()
  }

  private var indicator: some View {
    RoundedRectangle(cornerRadius: 3)
      .fill(Color.secondary)
      .frame(width: 60, height: 6)
      .onTapGesture { position = position == .full ? .peek : .full }
  }

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        indicator.padding(10)
        content
        Spacer(minLength: 0)
      }
      .frame(width: geometry.size.width, height: SheetPosition.full.rawValue, alignment: .top)
      .background(.background)
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
      .shadow(color: Color.black.opacity(0.25), radius: 12)
      .frame(height: geometry.size.height, alignment: .bottom)
      .offset(y: max(SheetPosition.full.rawValue - position.rawValue + drag, 0))
      .animation(.interactiveSpring(), value: position)
      .animation(.interactiveSpring(), value: drag)
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation.height }
          .onEnded { value in
            let height = position.rawValue - value.predictedEndTranslation.height
            position = SheetPosition.allCases.min { abs($0.rawValue - height) < abs($1.rawValue - height) } ?? .peek
          }
      )
    }
    .ignoresSafeArea(.container, edges: .bottom)
  }
}

struct Toast: Equatable {
  enum Style { case info, success, error }
  var message: String
  var style: Style = .info
  var duration: Double = 2
}

struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?
  @State private var workItem: DispatchWorkItem?

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(
        ZStack {
          if let toast = toast {
            VStack {
              Spacer()
              HStack(spacing: 12) {
                Image(systemName: icon(toast.style)).foregroundColor(color(toast.style))
                Text(toast.message).font(.caption)
              }
              .padding()
              .background(Color(white: 0.15))
              .foregroundColor(.white)
              .cornerRadius(8)
            }
            .offset(y: -32)
            .transition(.move(edge: .bottom))
          }
        }
        .animation(.spring(), value: toast)
      )
      .onChange(of: toast) { _ in show() }
  }

  private func show() {
    guard let toast = toast else { return }
    workItem?.cancel()
    let task = DispatchWorkItem { withAnimation { self.toast = nil } }
    workItem = task
    DispatchQueue.main.asyncAfter(deadline: .now() + toast.duration, execute: task)
  }

  private func icon(_ style: Toast.Style) -> String {
    switch style {
    case .info: return "info.circle.fill"
    case .success: return "checkmark.circle.fill"
    case .error: return "xmark.octagon.fill"
    }
  }

  private func color(_ style: Toast.Style) -> Color {
    switch style {
    case .info: return .blue
    case .success: return .green
    case .error: return .red
    }
  }
}

extension View {
  func toast(_ toast: Binding<Toast?>) -> some View {
    modifier(ToastModifier(toast: toast))
  }

  @ViewBuilder func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct SheetDemo: View {
  @State private var position = SheetPosition.peek
  @State private var toast: Toast?

  var body: some View {
    ZStack {
      LinearGradient(
        stops: [.init(color: .teal, location: 0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      Button("Toast") { toast = Toast(message: "Saved", style: .success) }
        .foregroundColor(.white)
        .if(position == .full) { $0.hidden() }
      BottomSheet(position: $position) {
        List(0..<20, id: \.self) { Text("Row \($0)") }
          .listStyle(.plain)
      }
    }
    .toast($toast)
  }
}
