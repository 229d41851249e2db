import Glibc
import Machine

/// The topics of a panel. Published and subscribed topics are on separate levels, so that no name of a value can
/// collide with another topic, and an access rule takes two lines.
struct BrokerTopics: Sendable {
  /// A mark of this run of the program, by which a panel tells its own messages from those of another panel of the same
  /// name.
  static let instance =
    "\(Credentials.machineMark)-\(getpid())-\(String(Int64(MonotonicTime.now() / .microseconds(1)), radix: 16))"

  /// The beginning of all topics: `faceplate/NAME` unless the link says otherwise.
  var prefix: String
  /// A group whose orders the panel follows, too; `nil` for none.
  var group: String?

  /// `online` or `offline`, retained; the will.
  var availability: String { "\(prefix)/availability" }
  /// The topic of the panel's description, as retained JSON.
  var info: String { "\(prefix)/info" }
  /// Orders that were refused, as JSON.
  var error: String { "\(prefix)/error" }
  /// The beginning of the topics in.
  var set: String { "\(prefix)/set/" }
  /// The beginning of the topics of buttons.
  var press: String { "\(prefix)/press/" }
  /// The beginning of the topics of a group.
  var groupSet: String? { group.map { "faceplate/\($0)/set/" } }

  /// The topic of a value's text, retained.
  func state(_ name: String) -> String { "\(prefix)/state/\(Self.path(name))" }
  /// The topic of a value's quality, retained.
  func quality(_ name: String) -> String { "\(prefix)/quality/\(Self.path(name))" }
  /// The topic of whether an alarm asks for attention, retained.
  func alarm(_ name: String) -> String { "\(prefix)/alarm/\(Self.path(name))" }
  /// The topic that sets a value.
  func set(_ name: String) -> String { set + Self.path(name) }

  /// The name of a value as levels of a topic.
  static func path(_ name: String) -> String { String(name.map { $0 == "." ? "/" : $0 }) }

  /// Whether a text can be a topic of a message.
  static func isTopic(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 65_536 && !text.unicodeScalars.contains { "+#\0".unicodeScalars.contains($0) }
  }
}
