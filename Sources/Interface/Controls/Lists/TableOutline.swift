import Looks
import Runtime

/// A row with its depth, in a table with rows below rows.
struct TableLine<Value: Identifiable>: Identifiable {
  let tree: TableTree<Value>
  let depth: Int
  var id: Value.ID { tree.value.id }
}

extension TableTree {
  /// Whether the elements below this element are shown, and how to change that.
  func expansion(_ open: Binding<Set<AnyHashable>>) -> Binding<Bool> {
    let id = AnyHashable(value.id)
    return isExpanded
      ?? Binding(
        get: { open.wrappedValue.contains(id) },
        set: { if $0 { open.wrappedValue.insert(id) } else { open.wrappedValue.remove(id) } })
  }

  /// The rows of some elements and of their shown descendants.
  static func lines(of trees: [TableTree], _ open: Binding<Set<AnyHashable>>, depth: Int = 0) -> [TableLine<Value>] {
    trees.flatMap { tree -> [TableLine<Value>] in
      let below = tree.expansion(open).wrappedValue ? tree.children ?? [] : []
      return [TableLine(tree: tree, depth: depth)] + lines(of: below, open, depth: depth + 1)
    }
  }
}

/// The first cell of a row that may have rows below it, with the button that shows and hides them.
struct TableDisclosure<Cell: View>: View {
  let depth: Int
  /// Whether the rows below are shown; `nil` if the row can have none.
  let isExpanded: Binding<Bool>?
  let cell: Cell
  @Environment({ $0.motionTokens }) private var motion

  /// The indentation of each level, and the side of the button, in points.
  private static var indent: Double { 20 }
  private static var side: Double { 36 }

  var body: some View {
    HStack(spacing: 4) {
      if let isExpanded {
        Button {
          withAnimation(motion.arrangement) { isExpanded.wrappedValue.toggle() }
        } label: {
          ControlSymbol(name: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward", side: 16)
            .foregroundStyle(.tint(.mark))
            .frame(width: Self.side, height: Self.side)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(.toolkit(isExpanded.wrappedValue ? "Collapse" : "Expand"))
      } else {
        Spacer().frame(width: Self.side)
      }
      cell
    }
    .padding(.leading, Double(depth) * Self.indent)
  }
}
