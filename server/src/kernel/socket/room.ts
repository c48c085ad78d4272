import type { Connection } from './connection.ts'
import { frameOf } from './frame.ts'
import type { Frame } from './frame.ts'

/** The memory of the room's pace fades over this time, */
const paceMs = 500
/** so that it counts as busy from about ten messages a second on. */
const busyPace = 5
/** A frame is not let grow beyond this, or one frame alone would make a client look slow. */
const fullFrame = 64 * 1024
/** Writing to a very large room takes long: a third of the time is left for everything else, */
const timePerWork = 1.5
/** but nobody waits longer than this. */
const longestGatherMs = 500
/** So long the members are written to in one go; then whatever else waits has its turn. */
const sliceMs = 8
/** Asking for the time costs something too. */
const membersPerLook = 32

/** One frame on its way to those who were there when it was written. */
type Round = { frame: Frame; members: Connection[]; next: number; beganAt: number; workMs: number }

/**
 * The clients of one group in this process. Quiet, it passes messages on at once; busy, in gathered frames, the more
 * seldom the larger it is. One frame has gone to everybody before the next begins, so that each hears all in order.
 */
export class Room {
  readonly members = new Set<Connection>()
  readonly #gatherMs: number
  #pace = 0
  #pacedAt = 0
  #gathered: string[] = []
  #gatheredLength = 0
  #timer: NodeJS.Timeout | undefined
  #round: Round | undefined
  #nextSlice: NodeJS.Immediate | undefined
  #restUntil = 0

  constructor(gatherMs: number) {
    this.#gatherMs = gatherMs
  }

  post(message: string): void {
    const now = performance.now()
    const isBusy = this.#feelPace(now)
    this.#gathered.push(message)
    this.#gatheredLength += message.length
    if (this.#gatheredLength >= fullFrame) this.#begin()
    else if (this.#round || this.#timer) return
    else if (!isBusy || now >= this.#restUntil) this.#begin()
    else this.#wait(now)
  }

  /** Writes everything at once, however long it takes. */
  flush(): void {
    if (this.#gathered.length > 0) this.#begin()
    this.#write(Infinity)
  }

  #wait(now: number): void {
    this.#timer = setTimeout(() => this.#begin(), Math.max(0, this.#restUntil - now))
  }

  #begin(): void {
    this.#write(Infinity)
    clearTimeout(this.#timer)
    this.#timer = undefined
    const frame = frameOf(this.#gathered)
    this.#gathered = []
    this.#gatheredLength = 0
    this.#round = { frame, members: [...this.members], next: 0, beganAt: performance.now(), workMs: 0 }
    this.#write(sliceMs)
  }

  #write(forMs: number): void {
    const round = this.#round
    if (!round) return
    clearImmediate(this.#nextSlice)
    const begin = performance.now()
    let now = begin
    while (round.next < round.members.length && now - begin < forMs) {
      for (const member of round.members.slice(round.next, round.next + membersPerLook)) {
        // Whoever has left since hears no more.
        if (this.members.has(member)) member.send(round.frame)
      }
      round.next += membersPerLook
      now = performance.now()
    }
    round.workMs += now - begin
    if (round.next < round.members.length) this.#nextSlice = setImmediate(() => this.#write(sliceMs))
    else this.#end(round, now)
  }

  #end(round: Round, now: number): void {
    this.#round = undefined
    const restMs = Math.min(round.workMs * timePerWork, longestGatherMs)
    this.#restUntil = round.beganAt + Math.max(this.#gatherMs, restMs)
    if (this.#gathered.length > 0) this.#wait(now)
  }

  #feelPace(now: number): boolean {
    this.#pace = this.#pace * Math.exp((this.#pacedAt - now) / paceMs) + 1
    this.#pacedAt = now
    return this.#pace > busyPace
  }
}
