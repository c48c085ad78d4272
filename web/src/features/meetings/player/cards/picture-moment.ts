import { clock } from '#web/platform/clock.ts'

type Moment = () => number | undefined

const moments = new WeakMap<HTMLVideoElement, Moment>()

/** When the picture that a broadcast shows arrived at the server, in milliseconds since 1970; undefined where nobody knows. */
export const pictureMoment = (video: HTMLVideoElement): number | undefined => moments.get(video)?.()

/** What plays a broadcast says how its moments are known. Returns a function that forgets it. */
export function provideMoment(video: HTMLVideoElement, moment: Moment): () => void {
  moments.set(video, moment)
  return () => void (moments.get(video) === moment && moments.delete(video))
}

type Arriving = Pick<HTMLVideoElement, 'buffered' | 'currentTime'>

/** After a gap in a stream its new moments are believed this much later. */
const rememberedMs = 10_000

/** Of a stream that is sent as it arrives: the piece that came soonest after its place in the stream is right, for none comes early. */
export function momentByArrival(video: Arriving, now: () => number = clock.now): Moment {
  let noted: { at: number; begun: number }[] = []
  return () => {
    const { buffered, currentTime } = video
    if (buffered.length === 0) return undefined
    const at = now()
    const begun = at - buffered.end(buffered.length - 1) * 1000
    noted = [...noted.filter((one) => one.begun < begun && one.at > at - rememberedMs), { at, begun }]
    return noted[0]!.begun + currentTime * 1000
  }
}

/** Where the browser itself reads the dates of a playlist. */
export const momentByStart =
  (video: Pick<HTMLVideoElement, 'currentTime'> & { getStartDate?(): Date }): Moment =>
  () => {
    const startMs = video.getStartDate?.().getTime() ?? Number.NaN
    return Number.isNaN(startMs) ? undefined : startMs + video.currentTime * 1000
  }
