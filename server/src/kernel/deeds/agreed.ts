/**
 * Shows that two people have agreed to a deed. Only the requests of the console make one, inside the transaction that marks
 * the request as agreed; a structure rule keeps every other module from doing so.
 */
export class Agreed {
  // A private field: no object that merely looks like one is accepted in its place.
  readonly #deed: string
  /** The first of the two people. */
  readonly askedBy: number

  constructor(deed: string, askedBy: number) {
    this.#deed = deed
    this.askedBy = askedBy
  }

  isFor(deed: string): boolean {
    return this.#deed === deed
  }
}
