import CUdev
import Glibc

/// Watches udev for DRM hot-plug events.
final class ScreenWatch {
  private let udev: OpaquePointer
  private let monitor: OpaquePointer

  /// Returns `nil` if udev is not available, as in a container.
  init?() {
    guard let udev = udev_new() else { return nil }
    guard let monitor = udev_monitor_new_from_netlink(udev, "udev") else {
      udev_unref(udev)
      return nil
    }
    guard udev_monitor_filter_add_match_subsystem_devtype(monitor, "drm", nil) >= 0,
      udev_monitor_enable_receiving(monitor) >= 0
    else {
      udev_monitor_unref(monitor)
      udev_unref(udev)
      return nil
    }
    (self.udev, self.monitor) = (udev, monitor)
  }

  isolated deinit {
    udev_monitor_unref(monitor)
    udev_unref(udev)
  }

  /// Calls `onChange` from the event loop, once for all events that are pending.
  func attach(to loop: EventLoop, onChange: @escaping () -> Void) {
    loop.watch(udev_monitor_get_fd(monitor), in: .display) { [weak self] in
      guard let self else { return }
      var hasChanged = false
      errno = 0
      while let device = udev_monitor_receive_device(monitor) {
        hasChanged = true
        udev_device_unref(device)
      }
      // The kernel has dropped events for want of room.
      if errno == ENOBUFS { hasChanged = true }
      // Drivers disagree on the properties of the event, and checking the connectors is cheap.
      if hasChanged { onChange() }
    }
  }

  /// Removes the monitor from an event loop.
  func detach(from loop: EventLoop) { loop.unwatch(udev_monitor_get_fd(monitor)) }
}
