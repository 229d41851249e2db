import Looks
import Graphics
import Runtime
import Values

/// A group of views with a header and a footer. In a list or a form the views are rows on a common card.
///
///     Section("Network") {
///       Toggle("Wi-Fi", isOn: $hasWiFi)
///     }
@preconcurrency @MainActor public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown; `nil` for always.
  var isExpanded: Binding<Bool>?

  /// Creates the node of the section: a group of rows inside a list, otherwise header, content and footer in
  /// sequence.
  public static func _makeNode(_ view: Section, in nodeContext: NodeContext) -> Node {
    if let (list, isModified) = nodeContext.parent?.listOfSections {
      if isModified { list.modifiesSections = true }
      return SubstituteNode(view, in: nodeContext, isRowContent: false) { [weak list] section, _ in
        section.grouped(list, isModified: isModified)
      }
    }
    return SubstituteNode(view, in: nodeContext) { section, _ in section.plain }
  }

  /// For the toolkit: passes the new header, content and footer to their nodes.
  public static func _updateNode(_ node: Node, to view: Section) {
    node.made(as: SubstituteNode<Section>.self).receive(view)
  }

  /// The views of the section outside a list.
  fileprivate var plain: TupleView<(Parent, FoldedContent<Content>, Footer)> {
    TupleView((header, folded, footer))
  }

  fileprivate var folded: FoldedContent<Content> { FoldedContent(isExpanded: isExpanded, content: content) }

  /// The section as a group of rows of a list.
  fileprivate func grouped(_ list: ListBehavior?, isModified: Bool) -> SectionGroup<Parent, Content, Footer> {
    SectionGroup(
      section: self, isInset: list?.look.isInset ?? true, isModified: isModified, selection: list?.selection)
  }
}

/// A node whose layout node arranges the views created below it.
protocol ArrangingNode: Node {}

extension LayoutViewNode: ArrangingNode {}

extension Node {
  /// The list in which a section that is created here is a group of rows, and whether modifiers of the whole section are
  /// in between; `nil` if another container arranges the views.
  fileprivate var listOfSections: (list: ListBehavior, isModified: Bool)? {
    var candidate: Node? = self
    while let node = candidate {
      if let rows = node.rows { return (rows.container as? ListBehavior).map { ($0, node !== self) } }
      if node is any ArrangingNode { return nil }
      candidate = node.parent
    }
    return nil
  }
}

/// A section inside a list.
private struct SectionGroup<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  let isInset: Bool
  let isModified: Bool
  let selection: ListSelection?

  @Environment({ $0.listLook }) private var look
  @Environment({ $0.headerProminence }) private var prominence

  var body: some View {
    SectionColumn(
      inside: TupleView(
        (
          SectionEdge(isInset: isInset, isHeader: true, inside: header.accessibilityAddTraits(.isHeader))
            .font(prominence == .increased ? .title3.weight(.bold) : .subheadline.weight(.semibold))
            .foregroundStyle(prominence == .increased ? .primary : .secondary),
          ListColumn(
            isWhole: false, isInset: isInset, isModified: isModified, selection: selection, inside: section.folded),
          SectionEdge(isInset: isInset, isHeader: false, inside: section.footer)
            .font(.footnote).foregroundStyle(.secondary)
        )))
  }

  @ViewBuilder private var header: some View {
    if look.showsExpansion, let isExpanded = section.isExpanded {
      SectionSwitch(isExpanded: isExpanded, label: section.header)
    } else {
      section.header
    }
  }
}

/// The content of a section, or nothing while it is collapsed.
private struct FoldedContent<Content: View>: View {
  let isExpanded: Binding<Bool>?
  let content: Content

  var body: some View { if isExpanded?.wrappedValue ?? true { content } }
}

/// The header of a section that the user can collapse.
private struct SectionSwitch<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  @Environment({ $0.motionTokens }) private var motion

  var body: some View {
    let isOpen = isExpanded.wrappedValue
    Button {
      withAnimation(motion.arrangement) { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 8)
        ControlSymbol(name: isOpen ? "chevron.down" : "chevron.forward", side: 14).foregroundStyle(.tint(.mark))
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityValue(.toolkit(isOpen ? "expanded" : "collapsed"))
  }
}

/// The column of header, rows and footer.
private struct SectionColumn<Inside: View>: ContainerView {
  let inside: Inside
  func makeBehavior(for layoutNode: LayoutNode) -> SectionBehavior { SectionBehavior(layoutNode) }
  func configure(_ behavior: SectionBehavior, in environment: EnvironmentValues) {
    behavior.isMirrored = environment.isRightToLeft
    behavior.look.isInset = environment.listLook.isInset
  }
}

/// The header or the footer of a section. It takes no space while it is empty.
private struct SectionEdge<Inside: View>: ContainerView {
  let isInset: Bool
  let isHeader: Bool
  let inside: Inside

  func makeBehavior(for layoutNode: LayoutNode) -> SectionEdgeBehavior { SectionEdgeBehavior(layoutNode) }

  func configure(_ behavior: SectionEdgeBehavior, in environment: EnvironmentValues) {
    behavior.insets = EdgeInsets(top: isHeader ? 4 : 8, leading: 16, bottom: isHeader ? 8 : 4, trailing: 16)
    behavior.leastHeight = isHeader ? max(0, environment.defaultMinListHeaderHeight ?? 0) : 0
    behavior.isMirrored = environment.isRightToLeft
    behavior.setNeedsLayout()
  }
}

final class SectionEdgeBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var insets = EdgeInsets()
  /// The minimum height, in points.
  var leastHeight = 0.0

  var spacerDirection: SpacerDirection? { .along(.horizontal) }
  private var isShown: Bool { !children.isEmpty }
  private static let column = StackArrangement(axis: .vertical, guide: HorizontalAlignment.leading.key, spacing: nil)

  func measure(_ proposal: ProposedViewSize) -> Size {
    guard isShown else { return .zero }
    let inner = Self.column.size(children, proposal.inset(by: insets))
    return Size(
      width: proposal.width ?? inner.width + insets.horizontal,
      height: max(leastHeight, inner.height + insets.vertical))
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let offer = proposal.inset(by: insets)
    let height = Self.column.size(children, offer).height
    let inner = Size(width: size.width - insets.horizontal, height: height)
    // Half of the space around the content is above it, and half below.
    let top = insets.top + max(0, size.height - insets.vertical - height) / 2
    return Self.column.placements(children, in: inner, offer).map {
      Placement(origin: $0.origin.offsetBy(dx: insets.leading, dy: top), proposal: $0.proposal)
    }
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer that exist already.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header above its rows and no footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header that exists already.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer below its rows and no header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer that exists already.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section whose header is a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
