import Looks
import Graphics
import Runtime

/// The requests of the views in a sheet to the sheet.
struct PresentationTraits: Equatable {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var background: AnyShapeStyle?
  /// The view that is drawn over the background.
  var backdrop: PresentationBackdrop?
  var cornerRadius: Double?
  var isHeldOpen = false
  /// Whether the content has a list or a form, whose ground goes to the edges of the sheet.
  var hasGround = false
  /// Whether the content has a list or a form, with or without a ground.
  var hasList = false
  /// Whether the content has pages, whose bars go to the edges of the sheet.
  var hasPages = false

  /// The radius of the corners of the sheet, in points.
  func radius(in theme: Theme) -> Double { max(0, cornerRadius ?? theme.metrics.cardRadius) }

  /// Bindings are compared only by their presence: they come from the same view each time.
  static func == (left: PresentationTraits, right: PresentationTraits) -> Bool {
    left.detents == right.detents && (left.selection == nil) == (right.selection == nil)
      && left.dragIndicator == right.dragIndicator && left.background == right.background
      && left.backdrop === right.backdrop && left.cornerRadius == right.cornerRadius
      && left.isHeldOpen == right.isHeldOpen && left.hasGround == right.hasGround
      && left.hasList == right.hasList && left.hasPages == right.hasPages
  }
}

/// Collects the requests; where two views request the same trait, the first wins.
enum PresentationTraitsKey: PreferenceKey {
  static var defaultValue: PresentationTraits { PresentationTraits() }

  static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
    let next = nextValue()
    if value.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.background = value.background ?? next.background
    value.backdrop = value.backdrop ?? next.backdrop
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.isHeldOpen = value.isHeldOpen || next.isHeldOpen
    value.hasGround = value.hasGround || next.hasGround
    value.hasList = value.hasList || next.hasList
    value.hasPages = value.hasPages || next.hasPages
  }
}

extension View {
  /// Changes the requests that this view passes to the sheet around it.
  func presentationTraits(_ change: @escaping (inout PresentationTraits) -> Void) -> some View {
    transformPreference(PresentationTraitsKey.self, change)
  }
}
