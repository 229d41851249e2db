import Glibc

/// Hands out the pieces of shared work under a lock, which is cheap as there are few of them and each takes long.
// Safe: `lock` guards every variable.
final class WorkBoard: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// `bell` wakes the workers that wait for work, and `done` wakes the caller that waits for its end.
  private let bell, done: UnsafeMutablePointer<pthread_cond_t>
  /// The work on each piece; `nil` while there is none.
  private var body: ((_ worker: Int, _ piece: Int) -> Void)?
  /// The pieces that each worker still has to do.
  private var shares: [Range<Int>]
  /// The number of pieces that are not done.
  private var left = 0
  private var isOver = false
  private var begun = 0

  /// Creates a board without work.
  init(workers: Int) {
    (lock, bell, done) = (.allocate(capacity: 1), .allocate(capacity: 1), .allocate(capacity: 1))
    pthread_mutex_init(lock, nil)
    pthread_cond_init(bell, nil)
    pthread_cond_init(done, nil)
    shares = Array(repeating: 0..<0, count: workers)
  }

  deinit {
    pthread_cond_destroy(done)
    pthread_cond_destroy(bell)
    pthread_mutex_destroy(lock)
    lock.deallocate()
    bell.deallocate()
    done.deallocate()
  }

  private func withLock<Value>(_ change: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return change()
  }

  /// The number of threads that help.
  var threads: Int { withLock { begun } }

  /// Notes that one more thread helps.
  func threadBegan() { withLock { begun += 1 } }

  /// Ends the threads that help.
  func end() {
    withLock {
      isOver = true
      pthread_cond_broadcast(bell)
    }
  }

  /// Announces work and wakes the helpers. Returns `false` while other work is in progress.
  func begin(_ pieces: Int, _ body: @escaping (_ worker: Int, _ piece: Int) -> Void) -> Bool {
    withLock {
      guard self.body == nil, pieces > 0 else { return false }
      (self.body, left) = (body, pieces)
      let count = shares.count
      for worker in shares.indices { shares[worker] = worker * pieces / count..<(worker + 1) * pieces / count }
      pthread_cond_broadcast(bell)
      return true
    }
  }

  /// Takes part in the announced work, and returns when all of it is done.
  func work() {
    pthread_mutex_lock(lock)
    while let piece = take(0) { perform(piece, as: 0) }
    while left > 0 { pthread_cond_wait(done, lock) }
    body = nil
    pthread_mutex_unlock(lock)
  }

  /// Runs a helper, which takes part in all work until the board ends.
  func help(as worker: Int) {
    pthread_mutex_lock(lock)
    while !isOver {
      if let piece = take(worker) { perform(piece, as: worker) } else { pthread_cond_wait(bell, lock) }
    }
    pthread_mutex_unlock(lock)
  }

  /// Does a piece outside of the lock.
  private func perform(_ piece: Int, as worker: Int) {
    guard let body else { return }
    pthread_mutex_unlock(lock)
    body(worker, piece)
    pthread_mutex_lock(lock)
    left -= 1
    if left == 0 { pthread_cond_signal(done) }
  }

  /// The next piece for a worker: the first of its own, otherwise the last of the worker with the most pieces left.
  private func take(_ worker: Int) -> Int? {
    if let first = shares[worker].first {
      shares[worker] = first + 1..<shares[worker].upperBound
      return first
    }
    guard let other = shares.indices.max(by: { shares[$0].count < shares[$1].count }), let last = shares[other].last
    else { return nil }
    shares[other] = shares[other].lowerBound..<last
    return last
  }
}
