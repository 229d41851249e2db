import Looks
import Runtime
import Values

/// Rows for tree-structured data, whose branches the user expands and collapses.
///
///     List { OutlineGroup(folders, children: \.folders) { Text($0.name) } }
@preconcurrency @MainActor
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  /// Creates rows for elements identified by a key path, and for their descendants.
  ///
  /// - Parameters:
  ///   - data: the elements of the top level.
  ///   - id: the identity of an element.
  ///   - children: the elements below an element; `nil` for a leaf.
  ///   - content: the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    (self.data, self.id, self.content) = (data, id, content)
    self.children = { $0[keyPath: children] }
  }

  /// Creates rows for identifiable elements and for their descendants.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a row for a root element and rows for its descendants.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }

  /// A row for each element of the top level.
  public var body: some View {
    ForEach(data, id: id) { OutlineRow(element: $0, level: 0, id: id, children: children, content: content) }
  }
}

/// The row of an element, and the rows of its children while it is expanded.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let level: Int
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
  @State private var isOpen = false
  @Environment({ $0.motionTokens }) private var motion

  /// The indentation of each level, in points.
  private static var indent: Double { 20 }

  var body: some View {
    let below = children(element)
    Group {
      if below == nil {
        content(element)
      } else {
        HStack(spacing: 8) {
          content(element)
          Spacer(minLength: 8)
          Button {
            withAnimation(motion.arrangement) { isOpen.toggle() }
          } label: {
            ControlSymbol(name: isOpen ? "chevron.down" : "chevron.forward", side: 16)
              .foregroundStyle(.tint(.mark))
              .frame(width: 36, height: 36)
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel(.toolkit(isOpen ? "Collapse" : "Expand"))
        }
      }
    }
    .padding(.leading, Double(level) * Self.indent)
    if isOpen, let below { AnyView(rows(of: below)) }
  }

  /// The rows of the children, with their type erased: the view is recursive.
  private func rows(of below: Data) -> some View {
    ForEach(below, id: id) {
      OutlineRow(element: $0, level: level + 1, id: id, children: children, content: content)
    }
  }
}

extension List {
  /// Creates a list of tree-structured data whose branches the user expands and collapses.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable, SelectionValue == Never {
    self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of tree-structured data in which one row can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of tree-structured data in which several rows can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
