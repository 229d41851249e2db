import Runtime
import Values

/// Views for elements that have others below them, which are shown and hidden by their line.
///
///     List { OutlineGroup(folders, children: \.folders) { Text($0.name) } }
@preconcurrency @MainActor
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  /// Views for elements that are told apart by a property, and for those below.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    (self.data, self.id, self.content) = (data, id, content)
    self.children = { $0[keyPath: children] }
  }

  /// Views for elements that have an identity, and for those below.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// The view of an element, and those below.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }

  /// A line for each element.
  public var body: some View {
    ForEach(data, id: id) { OutlineRow(element: $0, level: 0, id: id, children: children, content: content) }
  }
}

/// The line of an element, and those of the elements below while it is open.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let level: Int
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
  @State private var isOpen = false

  /// The space before lines of a level, in points.
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
            withAnimation(.easeInOut(duration: 0.2)) { isOpen.toggle() }
          } label: {
            ControlSymbol(name: isOpen ? "chevron.down" : "chevron.right", side: 16)
              .foregroundStyle(.tint)
              .frame(width: 36, height: 36)
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel(isOpen ? "Collapse" : "Expand")
        }
      }
    }
    .padding(.leading, Double(level) * Self.indent)
    if isOpen, let below { AnyView(rows(of: below)) }
  }

  private func rows(of below: Data) -> some View {
    ForEach(below, id: id) {
      OutlineRow(element: $0, level: level + 1, id: id, children: children, content: content)
    }
  }
}

extension List {
  /// A row for each element, and for those below, which are shown and hidden by their line.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable, SelectionValue == Never {
    self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element, and for those below; one can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// A row for each element, and for those below; several can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
