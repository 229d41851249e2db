import Foundation
import Looks
import Runtime

/// The state of loading an image.
public nonisolated enum AsyncImagePhase: Sendable {
  /// No image was requested.
  case empty
  /// The image was loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, if it was loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if the image could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image loaded from a URL. A panel loads only files; other URLs fail.
@preconcurrency @MainActor public struct AsyncImage<Content: View>: View {
  /// Hides Foundation's types from the stored properties, for programs that do not link them.
  private final class Source {
    let url: URL?
    init(_ url: URL?) { self.url = url }
  }

  private let source: Source
  private let scale: Double
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @Environment({ $0.pictures }) private var pictures

  /// Creates an image whose content depends on the loading state.
  ///
  /// - Parameters:
  ///   - url: the address of the file; `nil` for no image.
  ///   - scale: the number of pixels in a point; a number that is not positive counts as 1.
  ///   - transaction: the context of the change from one address to another. A file is loaded at once, so there is no
  ///     change from an empty state.
  ///   - content: builds the view for a loading state.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (source, self.scale, self.transaction, self.content) = (Source(url), scale, transaction, content)
  }

  /// The content for the present state.
  public var body: some View {
    content(phase).transaction(value: source.url) { if !transaction.isEmpty { $0 = transaction } }
  }

  private var phase: AsyncImagePhase {
    guard let url = source.url else { return .empty }
    guard url.isFileURL else { return .failure(URLProblem.notAFile(url)) }
    guard let picture = pictures?.picture(named: url.path) else { return .failure(URLProblem.noPicture(url)) }
    return .success(Image(picture, scale: scale, label: Text(url.deletingPathExtension().lastPathComponent)))
  }
}

extension AsyncImage {
  /// Creates an image with a grey placeholder.
  public init(url: URL?, scale: Double = 1) where Content == PlaceholdingImage<Image, Color> {
    self.init(url: url, scale: scale) { image in
      image
    } placeholder: {
      Color.gray.opacity(0.3)
    }
  }

  /// Creates an image with a modified view and a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == PlaceholdingImage<I, P> {
    self.init(url: url, scale: scale) { phase in
      PlaceholdingImage(content: phase.image.map { .first(content($0)) } ?? .second(placeholder()))
    }
  }
}

/// An image or its placeholder.
@preconcurrency @MainActor public struct PlaceholdingImage<I: View, P: View>: View {
  enum Choice {
    case first(I)
    case second(P)
  }

  let content: Choice

  /// The image if it was loaded, else the placeholder.
  public var body: some View {
    switch content {
    case .first(let image): image
    case .second(let placeholder): placeholder
    }
  }
}

/// The reason why an image cannot be loaded.
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
