/// The times of the unit file `systemd/kiosk@.service`. All counts and waits of the program have to fit them.
public enum ServiceTimes {
  /// The time that the service manager waits for the first frame before it ends the panel (`TimeoutStartSec`).
  public static let start = Duration.seconds(30)
  /// The time without a message of the loop after which the service manager ends the panel (`WatchdogSec`).
  public static let watchdog = start
  /// The time that the service manager waits for the end of a panel, and then for the command that restores the console
  /// (`TimeoutStopSec`).
  public static let stop = start / 3
  /// The pause between an end and the next start (`RestartSec`).
  public static let pause = Duration.seconds(1)

  /// The longest time from a start that fails to the next one: the first frame comes at the last moment, the panel hangs
  /// before its settings have proved themselves, and each command at its end has to be killed.
  static let longestFailure = start + StartHistory.proof + watchdog + stop * 2 + pause
}
