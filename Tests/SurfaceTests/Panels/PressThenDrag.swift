import Faceplate

// A shape that can be dragged after a long press, with transient state that resets itself.

struct PressThenDrag: View {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive, .pressing: return .zero
      case .dragging(let translation): return translation
      }
    }

    var isActive: Bool {
      if case .inactive = self { return false }
      return true
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero
  @State private var drops = 0

  var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, transaction in
        switch value {
        case .first(true):
          state = .pressing
        case .second(true, let drag):
          state = .dragging(translation: drag?.translation ?? .zero)
        default:
          state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        viewState.width += drag.translation.width
        viewState.height += drag.translation.height
        drops += 1
      }

    return ZStack {
      Text("Drops \(drops), x \(Int(viewState.width)), \(dragState.isActive ? "held" : "free")")
        .frame(maxHeight: .infinity, alignment: .top)
      Circle()
        .fill(Color.blue)
        .overlay(dragState.isActive ? Circle().stroke(Color.white, lineWidth: 2) : nil)
        .frame(width: 100, height: 100, alignment: .center)
        .accessibilityLabel("Ball")
        .offset(
          x: viewState.width + dragState.translation.width,
          y: viewState.height + dragState.translation.height
        )
        .animation(nil, value: drops)
        .shadow(radius: dragState.isActive ? 8 : 0)
        .animation(.linear(duration: 0.2), value: dragState.isActive)
        .gesture(longPressDrag)
    }
  }
}
