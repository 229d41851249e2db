extension Kiosk {
  /// `run`: shows the panel on the screens of this machine.
  func runPanel(_ arguments: Arguments) throws -> Int32 { try RunningPanel(self, arguments).run() }
}
