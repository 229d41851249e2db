import Controls
import Looks
import Runtime
import Values

/// Covers an idle panel with a picture.
private struct ScreensaverModifier<Picture: View>: ViewModifier {
  let limit: Duration
  let isOn: Bool
  let picture: () -> Picture
  @State private var model = IdleModel()
  @State private var isShown = false
  @Environment({ $0.stage }) private var stage

  func body(content: Content) -> some View {
    let (model, picture) = (model, picture)
    content
      .modifier(
        ModalModifier(isPresented: isShown, dismiss: {}, place: .full) {
          picture()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .touchable()
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text(.toolkit("Touch to continue")))
        }
      )
      .onChange(of: isOn, initial: true) {
        model.limit = limit
        model.onReturn = { isShown = true }
        model.onInput = {
          isShown = false
          model.wait(isOn, at: PanelClock.now)
        }
        stage?.service(InputWatch.self).add(model)
        if !isOn { isShown = false }
        model.wait(isOn, at: PanelClock.now)
      }
      .drives(model)
  }
}

extension View {
  /// Covers this panel with a picture after some time without input. Any input brings the panel back and has no other
  /// effect: a touch of the picture does not reach the view below it.
  ///
  ///     Panel().screensaver(after: .seconds(300)) { AmbientClock() }
  ///     Shop().screensaver(after: .seconds(60)) { AttractLoop { FirstOffer(); SecondOffer() } }
  ///
  /// Nor does it cover an ``AlarmBanner`` with an unacknowledged alarm: such an alarm brings the panel back.
  ///
  /// While it waits, it costs nothing but a deadline. To protect the screen itself, use `idle.dim` and `idle.blank`.
  ///
  /// - Parameters:
  ///   - duration: the time without input.
  ///   - isOn: whether the panel may be covered now.
  ///   - picture: the view that covers the panel.
  public func screensaver<Picture: View>(
    after duration: Duration, isOn: Bool = true, @ViewBuilder picture: @escaping () -> Picture
  ) -> some View {
    modifier(ScreensaverModifier(limit: duration, isOn: isOn, picture: picture))
  }
}
