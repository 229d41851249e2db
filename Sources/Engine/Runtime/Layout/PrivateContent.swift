import Graphics

/// The number of views of a stage whose content is private, including hidden pages: while it is 0, nothing has to be
/// searched.
package final class PrivateCount {
  /// The number of marks.
  package fileprivate(set) var value = 0
}

/// The mark of a view whose content is private. The view counts as long as its mark exists.
package final class PrivateMark {
  private let count: PrivateCount

  /// Adds one to the count of a stage.
  package init(on stage: Stage) {
    count = stage.privateCount
    count.value += 1
  }

  isolated deinit { count.value -= 1 }
}

extension LayoutBehavior {
  /// Whether the view, or a view around it, is marked as privacy-sensitive. The mark is looked up on each call and the
  /// view does not depend on it, so that only callers pay for it.
  package var isPrivacySensitive: Bool {
    Tracker.untracked { layoutNode.node?.environment.isPrivacySensitive ?? false }
  }
}

extension LayoutNode {
  /// Notes that the content has become private or is no longer private: viewers get another picture of it.
  package func privacyChanged() {
    for child in children { child.damageReach() }
    for (removed, _) in removals { removed.damageReach() }
  }

  /// Whether anything private is drawn here or below.
  var showsPrivate: Bool { behavior.isContentPrivate || drawnChildren.contains(where: \.showsPrivate) }

  /// Whether private keys that type characters are drawn here or below, such as the keys of a pad for a code.
  fileprivate var showsPrivateKeys: Bool {
    if behavior.isContentPrivate, behavior.elements.flatMap(\.flattened).contains(where: \.privacy.typesCharacters) {
      return true
    }
    return drawnChildren.contains(where: \.showsPrivateKeys)
  }

  /// Whether a picture of the layout node alone would show anything private.
  package var isPrivateInPicture: Bool { behavior.isPrivacySensitive || isInsidePrivate || showsPrivate }

  /// Whether the layout node is part of something private.
  fileprivate var isInsidePrivate: Bool { ancestry.contains(where: \.behavior.isContentPrivate) }

  /// Whether the height of the layout node reveals the length of the words that are shown here or below.
  var hasHeightOfWords: Bool { behavior.hasHeightOfWords || children.contains(where: \.hasHeightOfWords) }

  /// Whether the size of the layout node reveals nothing of its content: the node takes all the space that was offered
  /// to it, or is as large as its own offer.
  ///
  /// - Parameter offer: the proposal to the child in question.
  func hasSizeOfItsOwn(offering offer: ProposedViewSize, vertically: Bool) -> Bool {
    func isOwn(_ size: Double, offering offer: Double?, of proposal: Double?) -> Bool {
      offer == size || (proposal.map { size >= $0 } ?? false)
    }
    guard let parent else { return true }
    if sequence(first: parent, next: \.parent).contains(where: \.behavior.dividesByContent) { return false }
    let proposal = layoutState.placedProposal
    return isOwn(frame.width, offering: offer.width, of: proposal?.width)
      && (!vertically || isOwn(frame.height, offering: offer.height, of: proposal?.height))
  }

  /// The frame of the layout node, without what its size reveals of the content: as wide as its container and, if the
  /// height reveals something, as high, too. In points on the stage.
  var frameInContainer: Rect {
    let isHigh = hasHeightOfWords
    var (container, offer) = (self, ProposedViewSize.unspecified)
    while !container.hasSizeOfItsOwn(offering: offer, vertically: isHigh), let parent = container.parent {
      offer = container.layoutState.placedProposal ?? .unspecified
      container = parent
    }
    let (own, area) = (shownFrameOnStage, container.stageFrame)
    return isHigh ? area : Rect(x: area.minX, y: own.minY, width: area.width, height: own.height)
  }
}

extension Stage {
  /// Whether anything private is on the screen. Walks the whole layout if there is a private view at all.
  package var showsPrivate: Bool { privateCount.value > 0 && rootLayoutNode.showsPrivate }

  /// Whether the next event may be private input: a finger on private content, a character for a private field, or an
  /// event that chooses a private key. Every recorder of input follows this one rule.
  package func isPrivate(_ event: InputEvent.Kind) -> Bool {
    guard privateCount.value > 0 else { return false }
    update()
    switch event {
    case .contact(_, _, let place), .wheel(_, let place):
      return rootLayoutNode.behavior.hitTest(place)?.isInsidePrivate ?? false
    case .key(.character, _, _), .key(.space, _, _): return showsPrivate
    case .key, .knobTurned, .knobPressed:
      // The path of the focus reveals the key, too.
      return focus.current?.layoutNode.isInsidePrivate == true || rootLayoutNode.showsPrivateKeys
    case .hover, .cancelAll, .viewerLeft: return false
    }
  }
}
