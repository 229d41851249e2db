import Graphics
import Runtime

/// Follows a drag over a view, and takes the dropped values.
///
///     struct Reorder: DropDelegate {
///       let task: Task
///       @Binding var tasks: [Task]
///       func dropEntered(info: DropInfo) { move(to: task) }
///       func performDrop(info: DropInfo) -> Bool { true }
///     }
///
/// Only ``performDrop(info:)`` has to be there.
@preconcurrency @MainActor public protocol DropDelegate {
  /// Whether the dragged item can be dropped here. Asked during the drag.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the dropped values; `false` refuses them.
  func performDrop(info: DropInfo) -> Bool
  /// The dragged items have come over the view.
  func dropEntered(info: DropInfo)
  /// The dragged items have moved over the view.
  ///
  /// - Returns: the effect of a drop; `nil` for no change. ``DropOperation/forbidden`` and ``DropOperation/cancel``
  ///   refuse the drop.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The dragged items have left the view without being dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Anything of the types that the destination has named can be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// The default does nothing: the view shows no reaction to items over it.
  public func dropEntered(info: DropInfo) {}
  /// A drop does what it did before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// The default does nothing when the items leave.
  public func dropExited(info: DropInfo) {}
}

/// The effect of a drop on the value.
public nonisolated enum DropOperation: Hashable, Sendable {
  /// It is copied or moved, as the destination likes.
  case copy, move
  /// Nothing: what is dragged goes back.
  case cancel, forbidden
}

/// The effect that a drop at the present place would have.
public nonisolated struct DropProposal: Hashable, Sendable {
  /// The effect of the drop.
  public let operation: DropOperation
  /// Creates a proposal; ``DropOperation/forbidden`` refuses the drop.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The drag over a view: the dragged values and their place.
@preconcurrency @MainActor public struct DropInfo {
  private let provider: NSItemProvider
  /// The place in the view's space, in points.
  public let location: Point

  init(_ item: TransferItem, at location: Point) { (provider, self.location) = (item.provider, location) }

  /// Whether something of one of these types is dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
  /// Whether something of one of these types is dragged.
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map { UTType(named: $0) }) }

  /// Returns the dragged values of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } ? [provider] : []
  }
  /// Returns the dragged values of these types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(named: $0) })
  }
}

extension View {
  /// Lets the view be dragged to a ``onDrop(of:delegate:)`` or a ``dropDestination(for:action:isTargeted:)`` of the panel, as
  /// ``draggable(_:)`` does.
  ///
  /// - Parameter data: returns what is dropped; called when the drag begins.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier<EmptyView>(item: { TransferItem(data()) }, preview: nil))
  }

  /// Lets the view be dragged, with its own view as the picture that follows the finger.
  ///
  /// - Parameters:
  ///   - data: returns what is dropped; called when the drag begins.
  ///   - preview: drawn once, when the drag begins.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragSourceModifier(item: { TransferItem(data()) }, preview: preview))
  }

  /// Lets a delegate follow and take items that are dragged over the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types that can be dropped: values of these types, and of types that conform to
  ///     them.
  ///   - delegate: called while something is dragged over the view.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(
      DropModifier(
        accepts: { item, location in
          let info = DropInfo(item, at: location)
          return info.hasItemsConforming(to: supportedContentTypes) && delegate.validateDrop(info: info)
        },
        drop: { item, location, _ in delegate.performDrop(info: DropInfo(item, at: location)) },
        follower: DropFollower(
          entered: { delegate.dropEntered(info: DropInfo($0, at: $1)) },
          moved: { delegate.dropUpdated(info: DropInfo($0, at: $1))?.operation },
          exited: { delegate.dropExited(info: DropInfo($0, at: $1)) })))
  }

  /// Lets a delegate follow and take items that are dragged over the view.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(named: $0) }, delegate: delegate)
  }

  /// Lets values of some types be dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types that can be dropped: values of these types, and of types that conform to
  ///     them.
  ///   - isTargeted: set while something that could be dropped is over the view.
  ///   - action: called with what was dropped, and where in the view's space; `false` refuses it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: Point) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { DropInfo($0, at: $1).hasItemsConforming(to: supportedContentTypes) },
        drop: { item, location, _ in
          action(DropInfo(item, at: location).itemProviders(for: supportedContentTypes), location)
        },
        isTargeted: { isTargeted?.wrappedValue = $0 }))
  }

  /// Lets values of some types be dropped on the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }

  /// Lets values of some types be dropped on the view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: Point) -> Bool
  ) -> some View { onDrop(of: supportedTypes.map { UTType(named: $0) }, isTargeted: isTargeted, perform: action) }

  /// Lets values of some types be dropped on the view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedTypes.map { UTType(named: $0) }, isTargeted: isTargeted, perform: action) }
}
