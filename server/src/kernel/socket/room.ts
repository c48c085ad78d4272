import type { Connection } from './connection.ts'
import { frameOf } from './frame.ts'

/** The memory of the room's pace fades over this time, */
const paceMs = 500
/** so that it counts as busy from about ten messages a second on. */
const busyPace = 5
/** A frame is not let grow beyond this, or one frame alone would make a client look slow. */
const fullFrame = 64 * 1024
/** Writing to a very large room takes long: so much longer is gathered, to leave time for everything else, */
const restPerWork = 3
/** but never longer than this. */
const longestGatherMs = 500

/** The clients of one group in this process. Quiet, it passes messages on at once; busy, in gathered frames. */
export class Room {
  readonly members = new Set<Connection>()
  readonly #gatherMs: number
  #pace = 0
  #pacedAt = 0
  #gathered: string[] = []
  #gatheredLength = 0
  #timer: NodeJS.Timeout | undefined
  #lastSendMs = 0

  constructor(gatherMs: number) {
    this.#gatherMs = gatherMs
  }

  post(message: string): void {
    const isBusy = this.#feelPace(performance.now())
    if (!isBusy && !this.#timer) return this.#send([message])
    this.#gathered.push(message)
    this.#gatheredLength += message.length
    if (this.#gatheredLength >= fullFrame) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), this.#nextGatherMs())
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#gathered.length > 0) this.#send(this.#gathered)
    this.#gathered = []
    this.#gatheredLength = 0
  }

  #nextGatherMs(): number {
    return Math.max(this.#gatherMs, Math.min(this.#lastSendMs * restPerWork, longestGatherMs))
  }

  #feelPace(now: number): boolean {
    this.#pace = this.#pace * Math.exp((this.#pacedAt - now) / paceMs) + 1
    this.#pacedAt = now
    return this.#pace > busyPace
  }

  #send(messages: string[]): void {
    if (this.members.size === 0) return
    const begin = performance.now()
    const frame = frameOf(messages)
    for (const member of this.members) member.send(frame)
    this.#lastSendMs = performance.now() - begin
  }
}
