/** Collects entries by key and hands those of one key over together, once per interval. */
export class Batcher<Entry> {
  readonly #intervalMs: number
  readonly #flush: (key: number, entries: Entry[]) => Promise<void>
  readonly #waiting = new Map<number, Entry[]>()
  readonly #running = new Set<Promise<void>>()

  /** `flush` must not reject. */
  constructor(intervalMs: number, flush: (key: number, entries: Entry[]) => Promise<void>) {
    this.#intervalMs = intervalMs
    this.#flush = flush
  }

  add(key: number, entry: Entry): void {
    const entries = this.#waiting.get(key)
    if (entries) {
      entries.push(entry)
      return
    }
    this.#waiting.set(key, [entry])
    setTimeout(() => this.#hand(key), this.#intervalMs).unref()
  }

  /** Hands everything over now, and waits until it is done. */
  async settle(): Promise<void> {
    for (const key of this.#waiting.keys()) this.#hand(key)
    await Promise.all(this.#running)
  }

  #hand(key: number): void {
    const entries = this.#waiting.get(key)
    if (!entries) return
    this.#waiting.delete(key)
    const run = this.#flush(key, entries).finally(() => this.#running.delete(run))
    this.#running.add(run)
  }
}
