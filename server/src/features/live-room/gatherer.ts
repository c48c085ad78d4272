/** Gathers what happens in many rooms and hands it on room by room, once in a while for each. */
export class Gatherer<What> {
  readonly #restMs: number
  readonly #handOn: (roomId: number, gathered: What[]) => Promise<void>
  readonly #rooms = new Map<number, What[]>()
  readonly #running = new Set<Promise<void>>()

  /** `handOn` must not reject. */
  constructor(restMs: number, handOn: (roomId: number, gathered: What[]) => Promise<void>) {
    this.#restMs = restMs
    this.#handOn = handOn
  }

  add(roomId: number, what: What): void {
    const gathered = this.#rooms.get(roomId)
    if (gathered) {
      gathered.push(what)
      return
    }
    this.#rooms.set(roomId, [what])
    setTimeout(() => this.#flush(roomId), this.#restMs).unref()
  }

  /** Hands on everything at once, and waits for it. */
  async settle(): Promise<void> {
    for (const roomId of this.#rooms.keys()) this.#flush(roomId)
    await Promise.all(this.#running)
  }

  #flush(roomId: number): void {
    const gathered = this.#rooms.get(roomId)
    if (!gathered) return
    this.#rooms.delete(roomId)
    const run = this.#handOn(roomId, gathered).finally(() => this.#running.delete(run))
    this.#running.add(run)
  }
}
