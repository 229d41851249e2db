/// The object that an element stands for, by which the element is found again in a later tree.
package struct ElementSource {
  /// The object; several elements may have the same.
  package weak var owner: AnyObject?
  /// The key that tells the element apart from others of the same owner that come and go, such as a choice of a picker.
  package weak var part: AnyObject?

  /// The object that only this element stands for, if there is one, else the owner.
  package var identity: AnyObject? { part ?? owner }
}
