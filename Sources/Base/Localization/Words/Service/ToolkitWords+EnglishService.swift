extension ToolkitWords {
  /// The words of the pages for service in English, which are the keys of all other languages.
  static var englishService: StaticString {
    """
    Service
    Display and sound
    Date and time
    Network
    Update
    About
    Log
    Factory reset
    Give all settings the values that the panel was delivered with?
    Set by a time server
    Time zone
    Set the clock
    Cable
    Wireless networks
    Look again
    Connecting with %@
    Password
    Connect
    Version
    System
    Board
    Serial number
    Address
    Updating
    Update now
    As the machine
    Touch to go on
    Only the machine of a running panel knows this
    This machine has no service for its clock
    This machine has no service for networks
    This machine has no command for updates
    The panel may not change this
    The password is wrong
    There is no answer
    It has failed: %@
    """
  }
}
