import Faceplate
import Foundation

// Two handles.
struct SpanSlider<V: BinaryFloatingPoint>: View where V.Stride: BinaryFloatingPoint {
  @Binding var lower: V
  @Binding var upper: V
  var bounds: ClosedRange<V> = 0...1
  var step: V.Stride = 0.01
  var minimumDistance: V = 0
  var onEditingChanged: (Bool) -> Void = { _ in }
  private let thumb: CGFloat = 28
  @State private var active: Handle?
  enum Handle: Hashable, CaseIterable { case lower, upper }
  private func x(of value: V, in width: CGFloat) -> CGFloat {
    let fraction = CGFloat((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    return thumb / 2 + fraction * (width - thumb)
  }
  private func value(at x: CGFloat, in width: CGFloat) -> V {
    let fraction = min(max((x - thumb / 2) / (width - thumb), 0), 1)
    let raw = bounds.lowerBound + V(fraction) * (bounds.upperBound - bounds.lowerBound)
    return (raw / V(step)).rounded() * V(step)
  }
  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack(alignment: .leading) {
        Capsule().fill(Color.secondary.opacity(0.25)).frame(height: 4)
        Capsule().fill(.tint)
          .frame(width: max(0, x(of: upper, in: width) - x(of: lower, in: width)), height: 4)
          .offset(x: x(of: lower, in: width))
        ForEach(Handle.allCases, id: \.self) { handle in
          knob(for: handle, width: width)
        }
      }
      .frame(maxHeight: .infinity)
      .coordinateSpace(.named("track"))
    }
    .frame(height: 44)
  }
  @ViewBuilder private func knob(for handle: Handle, width: CGFloat) -> some View {
    let value = handle == .lower ? lower : upper
    Circle()
      .fill(.white.shadow(.drop(color: .black.opacity(0.2), radius: 2, y: 1)))
      .overlay { Circle().strokeBorder(.quaternary, lineWidth: 0.5) }
      .frame(width: thumb, height: thumb)
      .scaleEffect(active == handle ? 1.15 : 1)
      .position(x: x(of: value, in: width), y: 22)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named("track"))
          .onChanged { drag in
            if active == nil { active = handle; onEditingChanged(true) }
            let new = self.value(at: drag.location.x, in: width)
            switch handle {
            case .lower: lower = min(new, upper - minimumDistance)
            case .upper: upper = max(new, lower + minimumDistance)
            }
          }
          .onEnded { _ in
            active = nil; onEditingChanged(false)
          }
      )
      .accessibilityElement()
      .accessibilityLabel(handle == .lower ? Text("Minimum") : Text("Maximum"))
      .accessibilityValue(Text("\(Double(value), specifier: "%.2f")"))
      .accessibilityAdjustableAction { direction in
        let delta = V(step) * (direction == .increment ? 1 : -1)
        if handle == .lower {
          lower = min(max(bounds.lowerBound, lower + delta), upper)
        } else {
          upper = max(min(bounds.upperBound, upper + delta), lower)
        }
      }
  }
}

// Long press, then drag.
struct DraggableCard: View {
  enum DragState {
    case inactive, pressing
    case dragging(translation: CGSize)
    var translation: CGSize { if case .dragging(let t) = self { return t } else { return .zero } }
    var isActive: Bool {
      switch self {
      case .inactive: return false;
      case .pressing, .dragging: return true
      }
    }
  }
  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero
  var minimumLongPressDuration = 0.5
  var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: minimumLongPressDuration)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, transaction in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        self.viewState.width += drag.translation.width
        self.viewState.height += drag.translation.height
      }
    return RoundedRectangle(cornerRadius: 24, style: .continuous)
      .fill(LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
      .overlay(dragState.isActive ? RoundedRectangle(cornerRadius: 24).stroke(Color.white, lineWidth: 2) : nil)
      .frame(width: 120, height: 120)
      .offset(x: viewState.width + dragState.translation.width, y: viewState.height + dragState.translation.height)
      .shadow(radius: dragState.isActive ? 8 : 0)
      .animation(.linear(duration: minimumLongPressDuration), value: dragState.isActive)
      .gesture(longPressDrag)
      .accessibilityIdentifier("card")
  }
}
struct Reorder: View {
  @State private var items = ["Wash", "Rinse", "Spin"]
  @State private var dragged: String?
  @State private var offset: CGFloat = 0
  @Namespace private var ns
  var body: some View {
    VStack(spacing: 8) {
      ForEach(items, id: \.self) { item in
        Text(item)
          .frame(maxWidth: .infinity, minHeight: 44)
          .background(
            dragged == item ? AnyShapeStyle(.selection) : AnyShapeStyle(.background.secondary),
            in: RoundedRectangle(cornerRadius: 10)
          )
          .offset(y: dragged == item ? offset : 0)
          .zIndex(dragged == item ? 1 : 0)
          .matchedGeometryEffect(id: item, in: ns)
          .gesture(
            LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
              .onChanged { value in
                if case .second(true, let drag) = value {
                  dragged = item
                  offset = drag?.translation.height ?? 0
                  move(item)
                }
              }
              .onEnded { _ in
                withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
                  dragged = nil; offset = 0
                }
              })
      }
    }
  }
  private func move(_ item: String) {
    guard let from = items.firstIndex(of: item) else { return }
    let to = from + Int((offset / 52).rounded())
    guard to != from, items.indices.contains(to) else { return }
    withAnimation(.interactiveSpring) {
      items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
    offset -= CGFloat(to - from) * 52
  }
}

struct SpanScreen: View {
  @State private var low = 0.2
  @State private var high = 0.8
  @State private var edits = 0
  var body: some View {
    VStack(spacing: 20) {
      SpanSlider(lower: $low, upper: $high, step: 0.1, minimumDistance: 0.1) { if $0 { edits += 1 } }
      Text("Edits \(edits)")
      Reorder()
      DraggableCard().accessibilityElement().accessibilityLabel("Card")
    }
    .padding()
  }
}
