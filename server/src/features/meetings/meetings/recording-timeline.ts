/** A moment, and the millisecond of the recording that was written then. */
export type TimelineMark = [atMs: number, mediaMs: number]

/**
 * How a recording passed while it was made: marks in order, neither number ever falls. Between two marks time passes evenly, so a pause
 * of the recording is a pair of marks with (nearly) the same media time.
 */
export type Timeline = readonly TimelineMark[]

/** What is said so long after the end of a recording still belongs to its last picture. */
export const lateMs = 60_000
/** A line needs so much time before the end to be seen. */
const shownMs = 2000

export type MadeLive = { began_at: Date | null; timeline: Timeline | null; seconds: number }

/** Without marks a recording is taken to have run without a pause; undefined for a video that was not recorded live. */
export function timelineOf({ began_at: beganAt, timeline, seconds }: MadeLive): Timeline | undefined {
  if (timeline || !beganAt) return timeline ?? undefined
  return [
    [beganAt.getTime(), 0],
    [beganAt.getTime() + seconds * 1000, seconds * 1000],
  ]
}

/** The last millisecond at which a line is placed. */
const endOf = (last: TimelineMark) => Math.max(0, last[1] - shownMs)

/** The millisecond of the recording at a moment, at the cut for a moment in a pause; undefined if it was not made then. */
export function mediaAt(timeline: Timeline, atMs: number): number | undefined {
  const last = timeline.at(-1)
  if (!last || atMs < timeline[0]![0] || atMs > last[0] + lateMs) return undefined
  const next = timeline.findIndex(([at]) => at > atMs)
  const media = next === -1 ? last[1] : between(timeline[next - 1]!, timeline[next]!, atMs, 0)
  return Math.min(media, endOf(last))
}

/** A recording of a live meeting, and when the next one of that meeting began. */
export type TapeOf = MadeLive & { next_began_at: Date | null }

/** The millisecond of a recording at a moment; undefined once the next tape has begun, so that a line belongs to one tape only. */
export function placeOnTape(tape: TapeOf, atMs: number): number | undefined {
  const isOfNext = tape.next_began_at !== null && atMs >= tape.next_began_at.getTime()
  return isOfNext ? undefined : mediaAt(timelineOf(tape) ?? [], atMs)
}

/** The moments, first and last, between which everything was said that belongs to a range of the recording. */
export function momentsOf(timeline: Timeline, fromMs: number, toMs: number): [Date, Date] | undefined {
  const last = timeline.at(-1)
  if (!last || fromMs > endOf(last)) return undefined
  const from = momentAt(timeline, ([, media]) => media >= fromMs, fromMs)
  const to = toMs >= endOf(last) ? last[0] + lateMs : momentAt(timeline, ([, media]) => media > toMs, toMs)
  return [new Date(Math.floor(from)), new Date(Math.ceil(to))]
}

/** The moment of a media time that lies before the first mark that `isPast`. */
function momentAt(timeline: Timeline, isPast: (mark: TimelineMark) => boolean, mediaMs: number): number {
  const at = timeline.findIndex(isPast)
  return at === 0 ? timeline[0]![0] : between(timeline[at - 1]!, timeline[at]!, mediaMs, 1)
}

/** From a value of one side (0 the moment, 1 the media time) to the value of the other. */
function between(low: TimelineMark, high: TimelineMark, value: number, side: 0 | 1): number {
  const other = side === 0 ? 1 : 0
  const share = (value - low[side]) / (high[side] - low[side])
  return low[other] + (high[other] - low[other]) * share
}
