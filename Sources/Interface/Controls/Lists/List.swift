import Looks
import Runtime
import Values

/// A scrolling column of rows. Only the rows near the visible part exist.
///
///     List {
///       Section("Kitchen") {
///         ForEach($timers) { $timer in Stepper(timer.name, value: $timer.minutes, in: 0...60) }
///       }
///     }
@preconcurrency @MainActor public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: Selection<SelectionValue>?

  @Environment({ $0.listLook }) private var kind
  @Environment({ $0.isContentBackgroundHidden }) private var isBackgroundHidden
  @Environment({ $0.nextColumn }) private var nextColumn
  @Environment({ $0.rowMenu }) private var rowMenu
  @State private var chooser = ListChooser(accepts: { $0.base is SelectionValue })

  init(_ selection: Selection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a list in which several rows can be selected. A tap on a row adds it to the selection or removes
  /// it.
  ///
  /// - Parameter selection: the tags or the identities of the selected rows; `nil` for a list without a
  ///   selection.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .several($0) }, content: content())
  }

  /// Creates a list in which one row can be selected.
  ///
  /// - Parameter selection: the tag or the identity of the selected row; `nil` for a list without a selection.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) }, content: content())
  }

  /// The rows in a scroll view, on the background of the list's style.
  public var body: some View {
    let (chooser, column) = (chooser, nextColumn)
    let menu = rowMenu.flatMap { $0.type == SelectionValue.self ? $0 : nil }
    let chosen = selection?.chosen(menu, afterChange: { column?.showContent() })
    Node.afterUpdateHere { _ in chooser.selection = chosen }
    return ScrollView {
      ListColumn(isWhole: true, isInset: kind.isInset, selection: chosen, inside: content)
        .environment(true) { $0.isInList = $1 }
        .environment(chosen == nil ? nil : chooser) { $0.listChooser = $1 }
    }
    // The rows go behind the bars above, and so does their background.
    .background { if !isBackgroundHidden { ListBackground(isInset: kind.isInset).ignoresSafeArea(edges: .top) } }
    .presentationTraits { [isBackgroundHidden] in
      $0.hasGround = $0.hasGround || !isBackgroundHidden
      $0.hasList = true
    }
    .modifier(SheetReach())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the views in the closure.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content: content()) }

  /// Creates a list with a row for each identifiable element.
  @_disfavoredOverload  // a binding of a collection is a collection too, and has its own
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a constant range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection. Each row gets a binding to its element.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<BoundElements<Data>, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a key path.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<BoundElements<Data>, ID, Row>, Data.Index: Hashable {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each identifiable element, of which one can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each identifiable element, of which several can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by a key path, of which one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by a key path, of which several can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// The binding to the selection of a list.
enum Selection<Value: Hashable> {
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  /// Returns the selection with the type of its values erased. The call makes the caller depend on the binding.
  ///
  /// - Parameters:
  ///   - menu: the menu of the rows; `nil` if they have none.
  ///   - afterChange: called when a row has been chosen.
  func chosen(_ menu: RowMenu?, afterChange: @escaping () -> Void) -> ListSelection {
    switch self {
    case .one(let binding):
      let now: Set<AnyHashable> = binding.wrappedValue.map { [AnyHashable($0)] } ?? []
      return ListSelection(now, menu: menu) {
        guard let value = $0.base as? Value else { return }
        binding.wrappedValue = value
        afterChange()
      }
    case .several(let binding):
      let now = Set(binding.wrappedValue.map { AnyHashable($0) })
      return ListSelection(now, menu: menu) {
        guard let value = $0.base as? Value else { return }
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        afterChange()
      }
    }
  }
}

private struct ListBackground: View {
  let isInset: Bool
  var body: some View {
    Rectangle().fill(isInset ? AnyShapeStyle(.theme(\.background)) : AnyShapeStyle(.page(.bar)))
  }
}

/// The column of rows of a whole list or of one section.
struct ListColumn<Inside: View>: ContainerView {
  let isWhole: Bool
  let isInset: Bool
  /// Whether modifiers of a whole section are around the rows.
  var isModified = false
  let selection: ListSelection?
  let inside: Inside

  func makeBehavior(for layoutNode: LayoutNode) -> ListBehavior {
    let behavior = ListBehavior(isWhole: isWhole, layoutNode)
    if let node = layoutNode.node { configure(behavior, in: node.environment) }
    return behavior
  }

  func configure(_ behavior: ListBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    behavior.isMirrored = environment.isRightToLeft
    behavior.selectionColor = palette.controlPressed
    behavior.look = RowLook(
      isInset: isInset, isModified: isModified, backgroundColor: palette.surface, separator: palette.track,
      thickness: 1 / environment.displayScale, focus: palette.focus, isMirrored: environment.isRightToLeft,
      margin: environment.screenMetrics.margin, contentWidth: environment.screenMetrics.contentWidth,
      leastHeight: max(0, environment.defaultMinListRowHeight))
    behavior.selection = selection ?? behavior.enclosingSelection
  }
}
