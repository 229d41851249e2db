import CUdev
import Glibc

/// Tells when a screen may have been plugged in or pulled.
final class ScreenWatch {
  private let udev: OpaquePointer
  private let monitor: OpaquePointer

  /// `nil` where there is no udev, as in a container.
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

  /// Has a loop call `onChange`, once for any number of events at a time.
  func attach(to loop: EventLoop, onChange: @escaping () -> Void) {
    loop.watch(udev_monitor_get_fd(monitor), in: .display) { [weak self] in
      guard let self else { return }
      var hasChanged = false
      while let device = udev_monitor_receive_device(monitor) {
        hasChanged = true
        udev_device_unref(device)
      }
      // Drivers differ in what they say with it, and a look at the cable is cheap.
      if hasChanged { onChange() }
    }
  }

  /// Leaves a loop.
  func detach(from loop: EventLoop) { loop.unwatch(udev_monitor_get_fd(monitor)) }
}
