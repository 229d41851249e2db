/// A method of showing frames on a screen.
public nonisolated enum DisplayMethod: String, CaseIterable, Sendable {
  /// Atomic modesetting if the driver has it, else the legacy calls; `/dev/fb0` if there is no DRM driver at all.
  case automatic = "auto"
  /// Atomic modesetting only; opening a screen fails without it.
  case atomic
  /// The legacy calls, for drivers whose atomic modesetting is faulty.
  case legacy
  /// The fbdev device `/dev/fb0`, without page flips.
  case framebuffer = "fbdev"
  /// No screen at all: only a remote view shows the panel, in the size of the mode.
  case memory
}
