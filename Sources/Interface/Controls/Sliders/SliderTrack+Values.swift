import Looks
import Graphics
import Runtime
import Values

/// The control whose values the handles of a track stand for.
@MainActor protocol SliderTrackValues {
  /// Moves a handle by a number of stops, upwards if positive.
  ///
  /// - Returns: Whether the value changed.
  func adjust(_ handle: RangeHandle, by count: Int) -> Bool
  /// Returns the value of a handle that is a separate accessibility element. It is called only while assistive
  /// technology listens.
  func amount(of handle: RangeHandle) -> (any Equatable)?
}

/// Announcing the values of handles that are separate accessibility elements.
extension SliderTrackBehavior {
  /// Notes the value of a handle. Returns whether it has changed.
  private func note(_ handle: SliderHandle, _ source: Source) -> Bool {
    stage.announcer.note(handle.value, { [values] in values?.amount(of: handle.handle) }, in: &source.noted)
  }

  /// Announces changed values to assistive technology, with a note where one has reached an end.
  func announce(_ state: SliderTrackState) {
    guard state.hasElements, stage.announcer.hasListener else { return }
    for handle in state.handles {
      guard let source = sources[handle.handle], note(handle, source) else { continue }
      // The label may become private in the same update.
      stage.afterUpdate { [weak self] in self?.announce(handle, ObjectIdentifier(source)) }
    }
  }

  private func announce(_ handle: SliderHandle, _ source: ObjectIdentifier) {
    guard isOnStage, layoutNode.isOnShownPage else { return }
    let isMaximum = handle.value == handle.maximum
    let end = isMaximum ? words("maximum") : handle.value == handle.minimum ? words("minimum") : nil
    stage.announcer.announceValue(
      handle.value, of: handle.name, atEnd: end, isPrivate: layoutNode.isPrivateInTree(), source: source)
  }
}

extension SliderTrackBehavior: ValueAnnouncing {
  func noteValues() {
    guard let state, state.hasElements else { return }
    for handle in state.handles { if let source = sources[handle.handle] { _ = note(handle, source) } }
  }
}
