import Foundation
import Localization
import Looks

nonisolated extension AttributedString {
  /// The options for reading Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The part of Markdown that is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// With paragraphs, headings, lists, quotes and blocks of code, each of which begins a new line.
      case full
      /// Marks within a text alone; white space becomes single spaces.
      case inlineOnly
      /// Marks within a text alone; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of bytes that are not UTF-8. Every text is Markdown.
    public enum FailurePolicy: Hashable, Sendable {
      /// The reader throws an error.
      case throwError
      /// The reader puts replacement characters in their place.
      case returnPartiallyParsedIfPossible
    }

    /// The part of Markdown that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// The treatment of bytes that are not UTF-8. Every text is Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text; `nil` for none.
    public var languageCode: String?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - interpretedSyntax: the part of Markdown that is read.
    ///   - failurePolicy: the treatment of bytes that are no UTF-8.
    ///   - languageCode: the language of the text; `nil` for none.
    public init(
      interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: emphasis, code, strikethrough and links, as ``LocalizedStringKey`` does.
  ///
  /// - Parameters:
  ///   - markdown: the text.
  ///   - options: the options of the parser.
  ///   - baseURL: the address to which those of links are relative; `nil` for none.
  /// - Throws: nothing here. On Apple's systems it does.
  @_alwaysEmitIntoClient public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let spans =
      switch options.interpretedSyntax {
      case .full: MarkdownSpan.spans(ofBlocks: markdown)
      case .inlineOnly: MarkdownSpan.spans(ofLine: markdown)
      case .inlineOnlyPreservingWhitespace: MarkdownSpan.spans(of: markdown)
      }
    self.init(spans, languageCode: options.languageCode, baseURL: baseURL)
  }

  /// Creates the text of a key of a table in the language of the running panel, with the emphasis and the links of its Markdown.
  ///
  /// - Parameters:
  ///   - key: The key, a literal.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the application's own translations.
  ///   - locale: The locale in whose language the text is; `nil` for that of the panel.
  ///   - comment: A note for translators, which has no effect.
  @_alwaysEmitIntoClient public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let localizer = locale.map { Localizer.current.localizer(for: $0.identifier) } ?? .current
    self.init(
      localizer.spans(of: key.inTable(table, folder: bundle?.resourcePath)), languageCode: nil, baseURL: nil)
  }

  /// Creates a string of the parts of a text.
  @_alwaysEmitIntoClient init(_ spans: [MarkdownSpan], languageCode: String?, baseURL: URL?) {
    self = spans.reduce(into: AttributedString()) { string, span in
      var part = AttributedString(span.text)
      var intent: InlinePresentationIntent = []
      if span.isEmphasized { intent.insert(.emphasized) }
      if span.isStrong { intent.insert(.stronglyEmphasized) }
      if span.isCode { intent.insert(.code) }
      if span.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
      if let address = span.address {
        part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: address, relativeTo: baseURL)
      }
      if let language = languageCode {
        part[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = language
      }
      string += part
    }
  }

  /// Reads Markdown in UTF-8.
  ///
  /// - Parameters:
  ///   - markdown: the bytes.
  ///   - options: the options of the parser.
  ///   - baseURL: the address to which those of links are relative; `nil` for none.
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for bytes that are no UTF-8, by the options.
  @_alwaysEmitIntoClient public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    if options.failurePolicy == .throwError, String(validating: markdown, as: UTF8.self) == nil {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
