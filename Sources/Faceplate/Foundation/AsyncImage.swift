import Foundation
import Controls
import Runtime

/// How far the loading of a picture is.
public nonisolated enum AsyncImagePhase: Sendable {
  /// There is no picture to load.
  case empty
  /// The picture.
  case success(Image)
  /// Why there is none.
  case failure(any Error)

  /// The picture, if there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none, if there should be one.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture by its address. A panel reads files: addresses of other kinds fail.
@preconcurrency @MainActor public struct AsyncImage<Content: View>: View {
  /// Keeps the types of Foundation out of the list of this type's properties, for programs that do not link it.
  private final class Source {
    let url: URL?
    init(_ url: URL?) { self.url = url }
  }

  private let source: Source
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.pictures) private var pictures

  /// A picture, or what is shown in its place, by how far its loading is.
  ///
  /// - Parameters:
  ///   - scale: accepted as in SwiftUI; the picture's own counts.
  ///   - transaction: accepted as in SwiftUI; a file is there at once.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (source, self.content) = (Source(url), content)
  }

  /// What is made of the picture.
  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url = source.url else { return .empty }
    guard url.isFileURL else { return .failure(URLProblem.notAFile(url)) }
    guard let picture = pictures?.picture(named: url.path) else { return .failure(URLProblem.noPicture(url)) }
    return .success(Image(picture, label: Text(url.deletingPathExtension().lastPathComponent)))
  }
}

extension AsyncImage {
  /// A picture, or a grey ground.
  public init(url: URL?, scale: Double = 1) where Content == PlaceholdingImage<Image, Color> {
    self.init(url: url, scale: scale) { image in
      image
    } placeholder: {
      Color.gray.opacity(0.3)
    }
  }

  /// A picture that is changed, or what is shown in its place.
  public init<I: View, P: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == PlaceholdingImage<I, P> {
    self.init(url: url, scale: scale) { phase in
      PlaceholdingImage(content: phase.image.map { .first(content($0)) } ?? .second(placeholder()))
    }
  }
}

/// A picture, or what is shown in its place.
@preconcurrency @MainActor public struct PlaceholdingImage<I: View, P: View>: View {
  enum Choice {
    case first(I)
    case second(P)
  }

  let content: Choice

  /// One of both.
  public var body: some View {
    switch content {
    case .first(let image): image
    case .second(let placeholder): placeholder
    }
  }
}

/// Why there is no picture.
enum URLProblem: Error, CustomStringConvertible {
  case notAFile(URL)
  case noPicture(URL)

  var description: String {
    switch self {
    case .notAFile(let url): "\(url.absoluteString) is not the address of a file, and a panel loads nothing else"
    case .noPicture(let url): "\(url.path) is not a PNG or JPEG picture that can be read"
    }
  }
}
