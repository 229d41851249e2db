import Faceplate

// What the page takes for granted: a bank and a shop.
private enum bank {
  static func charge(_ number: String, month: String, year: String, code: String) {}
}

private enum shop {
  static func knows(_ voucher: String) async throws -> Bool { true }
}

private func redeem(_ voucher: String) {}

// In the view:
@State private var voucher = ""
