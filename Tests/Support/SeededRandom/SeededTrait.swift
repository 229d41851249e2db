import Testing

extension Trait where Self == IssueHandlingTrait {
  /// Adds to each failure of the suite how its random numbers are had again.
  package static var seeded: Self {
    .compactMapIssues { issue in
      var issue = issue
      let comment: Comment = "FACEPLATE_SEED=\(RunSeed.value) gives the same random numbers again."
      // The suite and each of its tests handle an issue.
      if !issue.comments.contains(comment) { issue.comments.append(comment) }
      return issue
    }
  }
}
