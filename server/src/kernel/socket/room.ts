import type { Connection } from './connection.ts'
import { frameOf } from './frame.ts'
import type { Frame } from './frame.ts'

/** The memory of the room's pace fades over this time, */
const paceMs = 500
/** so that it counts as busy from about ten messages a second on. */
const busyPace = 5
/** A frame is not let grow beyond this, or one frame alone would make a client look slow. */
const fullFrame = 64 * 1024
/** Writing to a very large room takes long: a fifth of the time is left for everything else, */
const timePerWork = 1.25
/** but nobody waits longer than this. */
const longestGatherMs = 500
/** So long the members are written to in one go; then whatever else waits has its turn. */
const sliceMs = 8
/** Asking for the time costs something too. */
const membersPerLook = 32

/** One pass over those who were there when it began. */
type Round = { members: Connection[]; next: number; from: number; beganAt: number; workMs: number }

/**
 * The clients of one group in this process. Quiet, it passes messages on at once; busy, in gathered frames, the more
 * seldom the larger it is. A member whose turn comes hears everything that was said since the last one, also what was said while the
 * others were written to, so that in a very large room a message waits for one round, not for two.
 */
export class Room {
  /** How many messages had been said when a member last heard them, or joined. */
  readonly #heard = new Map<Connection, number>()
  readonly #gatherMs: number
  #pace = 0
  #pacedAt = 0
  /** What somebody has not heard yet, and how much had been said before it. */
  #unheard: string[] = []
  #unheardLength = 0
  #before = 0
  #timer: NodeJS.Timeout | undefined
  #round: Round | undefined
  #nextSlice: NodeJS.Immediate | undefined
  #restUntil = 0
  #lastFrame: { from: number; to: number; frame: Frame } | undefined

  constructor(gatherMs: number) {
    this.#gatherMs = gatherMs
  }

  get size(): number {
    return this.#heard.size
  }

  get members(): Iterable<Connection> {
    return this.#heard.keys()
  }

  /** A new member hears what is said from now on. */
  join(member: Connection): void {
    if (!this.#heard.has(member)) this.#heard.set(member, this.#said)
  }

  leave(member: Connection): void {
    this.#heard.delete(member)
  }

  post(message: string): void {
    const now = performance.now()
    const isBusy = this.#feelPace(now)
    this.#unheard.push(message)
    this.#unheardLength += message.length
    if (this.#unheardLength >= fullFrame) this.flush()
    else if (this.#round || this.#timer) return
    else if (!isBusy || now >= this.#restUntil) this.#begin()
    else this.#wait(now)
  }

  /** Writes everything at once, however long it takes. */
  flush(): void {
    this.#write(Infinity)
    if (this.#unheard.length === 0) return
    this.#begin()
    this.#write(Infinity)
  }

  get #said(): number {
    return this.#before + this.#unheard.length
  }

  #wait(now: number): void {
    this.#timer = setTimeout(() => this.#begin(), Math.max(0, this.#restUntil - now))
  }

  #begin(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#round = {
      members: [...this.#heard.keys()],
      next: 0,
      from: this.#said,
      beganAt: performance.now(),
      workMs: 0,
    }
    this.#write(sliceMs)
  }

  #write(forMs: number): void {
    const round = this.#round
    if (!round) return
    clearImmediate(this.#nextSlice)
    const begin = performance.now()
    let now = begin
    while (round.next < round.members.length && now - begin < forMs) {
      for (const member of round.members.slice(round.next, round.next + membersPerLook)) this.#tell(member)
      round.next += membersPerLook
      now = performance.now()
    }
    round.workMs += now - begin
    if (round.next < round.members.length) this.#nextSlice = setImmediate(() => this.#write(sliceMs))
    else this.#end(round, now)
  }

  #tell(member: Connection): void {
    const from = this.#heard.get(member)
    // A member who has left since hears nothing more.
    if (from === undefined || from === this.#said) return
    this.#heard.set(member, this.#said)
    member.send(this.#frame(from, this.#said))
  }

  /** Nearly all members have heard as much as the one before them. */
  #frame(from: number, to: number): Frame {
    if (this.#lastFrame?.from !== from || this.#lastFrame.to !== to)
      this.#lastFrame = { from, to, frame: frameOf(this.#unheard.slice(from - this.#before)) }
    return this.#lastFrame.frame
  }

  #end(round: Round, now: number): void {
    this.#round = undefined
    this.#lastFrame = undefined
    // Everybody has heard what had been said when the round began.
    const heardByAll = this.#unheard.splice(0, round.from - this.#before)
    this.#before = round.from
    for (const message of heardByAll) this.#unheardLength -= message.length
    const restMs = Math.min(round.workMs * timePerWork, longestGatherMs)
    this.#restUntil = round.beganAt + Math.max(this.#gatherMs, restMs)
    if (this.#unheard.length > 0) this.#wait(now)
  }

  #feelPace(now: number): boolean {
    this.#pace = this.#pace * Math.exp((this.#pacedAt - now) / paceMs) + 1
    this.#pacedAt = now
    return this.#pace > busyPace
  }
}
