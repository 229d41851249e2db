import Faceplate
import Foundation

struct DraggableCircle: View {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive, .pressing:
        return .zero
      case .dragging(let translation):
        return translation
      }
    }

    var isActive: Bool {
      switch self {
      case .inactive:
        return false
      case .pressing, .dragging:
        return true
      }
    }

    var isDragging: Bool {
      if case .dragging = self { true } else { false }
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero
  @State private var drops = 0

  var body: some View {
    let minimumLongPressDuration = 0.5
    let longPressDrag = LongPressGesture(minimumDuration: minimumLongPressDuration)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, transaction in
        switch value {
        // Long press begins.
        case .first(true):
          state = .pressing
        // Long press confirmed, dragging may begin.
        case .second(true, let drag):
          state = .dragging(translation: drag?.translation ?? .zero)
        // Dragging ended or the long press cancelled.
        default:
          state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        self.viewState.width += drag.translation.width
        self.viewState.height += drag.translation.height
        drops += 1
      }

    return VStack {
      Text("Drops: \(drops), x: \(Int(viewState.width))")
      Text(dragState.isDragging ? "dragging" : dragState.isActive ? "pressing" : "idle")
      Circle()
        .fill(Color.blue)
        .overlay(dragState.isDragging ? Circle().stroke(Color.white, lineWidth: 2) : nil)
        .frame(width: 100, height: 100, alignment: .center)
        .offset(
          x: viewState.width + dragState.translation.width,
          y: viewState.height + dragState.translation.height
        )
        .animation(nil, value: dragState.isActive)
        .shadow(radius: dragState.isActive ? 8 : 0)
        .animation(.linear(duration: minimumLongPressDuration), value: dragState.isActive)
        .gesture(longPressDrag)
        .accessibilityLabel("Circle")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct PinchAndTurn: View {
  @State private var steadyZoom: CGFloat = 1
  @GestureState private var zoom: CGFloat = 1
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var angle: Angle = .zero
  @GestureState private var isDetectingLongPress = false
  @State private var completed = false

  var magnification: some Gesture {
    MagnifyGesture()
      .updating($zoom) { value, state, _ in state = value.magnification }
      .onEnded { steadyZoom *= $0.magnification }
  }

  var rotation: some Gesture {
    RotateGesture(minimumAngleDelta: .degrees(1))
      .updating($angle) { value, state, _ in state = value.rotation }
  }

  var press: some Gesture {
    LongPressGesture(minimumDuration: 3)
      .updating($isDetectingLongPress) { currentState, gestureState, transaction in
        gestureState = currentState
        transaction.animation = Animation.easeIn(duration: 2.0)
      }
      .onEnded { finished in
        self.completed = finished
      }
  }

  var body: some View {
    Rectangle()
      .fill(isDetectingLongPress ? .red : completed ? .green : .blue)
      .frame(width: 120, height: 80)
      .scaleEffect(steadyZoom * zoom)
      .rotationEffect(angle)
      .gesture(magnification.simultaneously(with: rotation))
      .simultaneousGesture(press)
      .simultaneousGesture(TapGesture(count: 2).onEnded { steadyZoom = 1 })
      .highPriorityGesture(SpatialTapGesture().onEnded { event in print(event.location) }, including: .gesture)
  }
}
