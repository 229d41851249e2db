/// A way to bring pictures to a screen.
public nonisolated enum DisplayMethod: String, CaseIterable, Sendable {
  /// Atomic commits where the driver has them, else the older calls; `/dev/fb0` where there is no DRM driver at all.
  case automatic = "auto"
  /// Atomic commits or nothing.
  case atomic
  /// The older calls, for drivers whose atomic ones misbehave.
  case legacy
  /// `/dev/fb0`, without page flips.
  case framebuffer = "fbdev"
}
