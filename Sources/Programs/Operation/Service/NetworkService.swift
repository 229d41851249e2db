#if Appliance
import Appliance
import Glibc
import Links
import LinuxHost
import Machine

/// NetworkManager, `org.freedesktop.NetworkManager`, in its state at one time.
///
/// [Its interface](https://networkmanager.dev/docs/api/latest/spec.html) names the numbers below.
nonisolated struct NetworkService {
  /// A network interface of the kernel that NetworkManager looks after.
  struct Device {
    var path, name, address: String
    var isRadio, isActive: Bool
  }

  /// A wireless network's transmitter.
  struct AccessPoint {
    var path, network: String
    var strength: Int
    var isSecured, wantsSAE: Bool
  }

  private static let service = "org.freedesktop.NetworkManager"
  private static let root = "/org/freedesktop/NetworkManager"
  /// `NM_DEVICE_TYPE_WIFI` and `NM_DEVICE_STATE_ACTIVATED`.
  private static let (wifi, activated) = (2, 100)
  /// The security flags `NM_802_11_AP_SEC_KEY_MGMT_PSK` and `…_SAE`.
  private static let (pskFlag, saeFlag) = (0x100, 0x400)

  let bus: DBusConnection

  private func object(_ path: String, _ part: String = "") -> DBusConnection.Object {
    DBusConnection.Object(service: Self.service, path: path, interface: Self.service + part)
  }

  /// The devices for cables and radio, without the loopback and virtual ones that have no address.
  func devices() throws(DBusFault) -> [Device] {
    let paths = try bus.call("GetDevices", of: object(Self.root)).first?.items.compactMap(\.string) ?? []
    var devices: [Device] = []
    for path in paths {
      let device = object(path, ".Device")
      let name = try bus.get("Interface", of: device).string ?? ""
      if name == "lo" { continue }
      devices.append(
        Device(
          path: path, name: name, address: (try? address(of: device)) ?? "",
          isRadio: try bus.get("DeviceType", of: device).count == Self.wifi,
          isActive: try bus.get("State", of: device).count == Self.activated))
    }
    return devices
  }

  /// The first IPv4 address of a device; empty without one.
  private func address(of device: DBusConnection.Object) throws(DBusFault) -> String {
    guard let path = try bus.get("Ip4Config", of: device).string, path != "/" else { return "" }
    let data = try bus.get("AddressData", of: object(path, ".IP4Config"))
    return data.items.first?["address"]?.string ?? ""
  }

  /// The access points that a radio receives, and the path of the connected access point.
  func accessPoints(of device: Device) throws(DBusFault) -> (all: [AccessPoint], active: String) {
    let radio = object(device.path, ".Device.Wireless")
    var all: [AccessPoint] = []
    for path in try bus.get("AccessPoints", of: radio).items.compactMap(\.string) {
      // An access point that has gone in the meantime is left out.
      guard let point = try? accessPoint(path), !point.network.isEmpty else { continue }
      all.append(point)
    }
    return (all, try bus.get("ActiveAccessPoint", of: radio).string ?? "/")
  }

  private func accessPoint(_ path: String) throws(DBusFault) -> AccessPoint {
    let point = object(path, ".AccessPoint")
    let (wpa, rsn) = (try bus.get("WpaFlags", of: point), try bus.get("RsnFlags", of: point))
    let flags = (wpa.count ?? 0) | (rsn.count ?? 0)
    let isPrivate = (try bus.get("Flags", of: point).count ?? 0) & 1 != 0
    return AccessPoint(
      path: path, network: try bus.get("Ssid", of: point).bytesAsText,
      strength: try bus.get("Strength", of: point).count ?? 0,
      isSecured: flags != 0 || isPrivate,
      wantsSAE: flags & Self.saeFlag != 0 && flags & Self.pskFlag == 0)
  }

  /// The paths of the connections that NetworkManager keeps, by the name of their wireless network.
  func knownNetworks() throws(DBusFault) -> [String: String] {
    let settings = object(Self.root + "/Settings", ".Settings")
    var known: [String: String] = [:]
    for path in try bus.call("ListConnections", of: settings).first?.items.compactMap(\.string) ?? [] {
      let found = try? bus.call("GetSettings", of: object(path, ".Settings.Connection")).first
      if let name = found?["802-11-wireless"]?["ssid"]?.bytesAsText, !name.isEmpty { known[name] = path }
    }
    return known
  }

  /// The connections and networks as a page shows them.
  func state() throws(DBusFault) -> NetworkState {
    let devices = try devices()
    let known = try knownNetworks()
    var state = NetworkState(hasRadio: devices.contains(where: \.isRadio))
    var strongest: [String: AccessPoint] = [:]
    for device in devices {
      var joined = ""
      if device.isRadio {
        let (points, active) = try accessPoints(of: device)
        for point in points where point.strength >= strongest[point.network]?.strength ?? 0 {
          strongest[point.network] = point
        }
        joined = points.first { $0.path == active }?.network ?? ""
      }
      if device.isActive { state.connections.append(.init(device.name, network: joined, address: device.address)) }
    }
    state.networks = strongest.values.sorted { ($1.strength, $0.network) < ($0.strength, $1.network) }.map {
      WirelessNetwork(
        $0.network, strength: $0.strength, isSecured: $0.isSecured, isKnown: known[$0.network] != nil)
    }
    return state
  }

  // MARK: Looking around

  /// The longest time of a radio's scan, and the time between two questions whether it is over.
  private static let (longestScan, pause) = (Duration.seconds(10), Duration.milliseconds(250))

  /// Makes all radios scan, and waits until they have. A radio that refuses is already scanning.
  func scan() throws(DBusFault) {
    for device in try devices() where device.isRadio {
      let radio = object(device.path, ".Device.Wireless")
      let before = (try? bus.get("LastScan", of: radio)) ?? nil
      guard (try? bus.call("RequestScan", of: radio, [.properties([:])])) != nil, before != nil else { continue }
      wait(atMost: Self.longestScan) { (try? bus.get("LastScan", of: radio)) != before }
    }
  }

  /// Waits until a condition holds. Returns whether it does.
  @discardableResult
  private func wait(atMost limit: Duration, until isDone: () -> Bool) -> Bool {
    let end = MonotonicTime.now() + limit
    while !isDone() {
      if MonotonicTime.now() >= end { return false }
      usleep(UInt32(Self.pause / .microseconds(1)))
    }
    return true
  }

  // MARK: Connecting

  /// The longest time for making a connection. NetworkManager itself gives up after 25 s without an address.
  private static let longestJoin = Duration.seconds(45)
  /// `NM_ACTIVE_CONNECTION_STATE_ACTIVATED` and `…_DEACTIVATED`.
  private static let (isUp, isDown) = (2, 4)
  /// `NM_DEVICE_STATE_IP_CONFIG`: the network has let the device in, which asks for an address now.
  private static let isLetIn = 70

  /// Connects with a network, and waits until the connection is established.
  ///
  /// - Returns: why it does not; `nil` if it does.
  func join(_ name: String, _ password: String?) throws(DBusFault) -> ServiceFault? {
    for device in try devices() where device.isRadio {
      let points = try accessPoints(of: device).all.filter { $0.network == name }
      if let point = points.max(by: { $0.strength < $1.strength }) { return try join(point, by: device, password) }
    }
    return .noAnswer
  }

  private func join(
    _ point: AccessPoint, by device: Device, _ password: String?
  ) throws(DBusFault) -> ServiceFault? {
    let known = try knownNetworks()[point.network]
    let places: [DBusValue] = [.path(device.path), .path(point.path)]
    if let known, password == nil {
      let answer = try bus.call("ActivateConnection", of: object(Self.root), [.path(known)] + places)
      return outcome(of: answer.first?.string, by: device, at: point)
    }
    // A connection with the previous password would be tried again and again.
    if let known { _ = try? bus.call("Delete", of: object(known, ".Settings.Connection")) }
    var settings: [String: [String: DBusValue]] = [:]
    if let password {
      settings["802-11-wireless-security"] = [
        "key-mgmt": .string(point.wantsSAE ? "sae" : "wpa-psk"), "psk": .string(password),
      ]
    }
    let answer = try bus.call("AddAndActivateConnection", of: object(Self.root), [.groups(settings)] + places)
    let fault = outcome(of: answer.last?.string, by: device, at: point)
    if fault != nil, let made = answer.first?.string {
      _ = try? bus.call("Delete", of: object(made, ".Settings.Connection"))
    }
    return fault
  }

  /// Waits for the outcome of a connection that is being made.
  ///
  /// NetworkManager tells the reason of a failure in a state that lasts for a moment only. A network that asks for a password and
  /// has not let the device in has refused the password.
  private func outcome(of path: String?, by device: Device, at point: AccessPoint) -> ServiceFault? {
    guard let path else { return .noAnswer }
    let connection = object(path, ".Connection.Active")
    var (state, isLetIn): (Int?, Bool) = (nil, false)
    wait(atMost: Self.longestJoin) {
      // It vanishes from the bus when it has failed.
      state = (try? bus.get("State", of: connection))?.count
      let place = (try? bus.get("State", of: object(device.path, ".Device")))?.count ?? 0
      isLetIn = isLetIn || place >= Self.isLetIn && place <= Self.activated
      return state == nil || state == Self.isUp || state == Self.isDown
    }
    if state == Self.isUp { return nil }
    return point.isSecured && !isLetIn ? .wrongPassword : .noAnswer
  }
}
#endif
