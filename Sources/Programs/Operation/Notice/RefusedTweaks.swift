#if Links
import Controls
import Looks
import Runtime

/// The notice about tweaks behind links that were not set. It has no part in the layout.
///
/// A panel file has its own notice, which moves to the page above the others.
struct RefusedTweaks: View {
  var body: some View {
    if let refusals = Stage.current?.refusals, refusals.isShown {
      Color.clear.allowsHitTesting(false).refusalNotice(refusals).endsRefusalNotice(refusals)
    }
  }
}
#endif
