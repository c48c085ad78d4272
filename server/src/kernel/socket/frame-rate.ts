/** Counts frames in windows of fixed length. `spend` is false once the window is full. */
export class FrameRate {
  readonly #max: number
  readonly #windowMs: number
  #count = 0
  #resetsAt = 0

  constructor(max: number, windowMs: number) {
    this.#max = max
    this.#windowMs = windowMs
  }

  spend(now: number): boolean {
    if (now >= this.#resetsAt) {
      this.#count = 0
      this.#resetsAt = now + this.#windowMs
    }
    this.#count++
    return this.#count <= this.#max
  }
}
