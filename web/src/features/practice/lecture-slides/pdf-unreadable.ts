/** A PDF that cannot be shown, however often one tries. */
export class PdfUnreadable extends Error {
  readonly reason: 'damaged' | 'locked'

  constructor(reason: 'damaged' | 'locked', cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
