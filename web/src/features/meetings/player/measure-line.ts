import type Hls from 'hls.js/light'
import type { Events, Fragment } from 'hls.js'

type OnRate = (bitsPerSecond: number | undefined) => void

const everyMs = 1000
/** A request that takes less says nothing while it runs. */
const leastMs = 2000
/** Counts for every request, so that one that is answered at once is not infinitely fast. */
const overheadMs = 30

/** Reports each second how fast the segments of a stream come. Returns a function that stops it. */
export function measureStream(hls: Hls, events: typeof Events, onRate: OnRate): () => void {
  let running: Fragment | undefined
  let latest: number | undefined
  hls.on(events.FRAG_LOADING, (_event, { frag }) => (running = frag))
  hls.on(events.FRAG_LOADED, (_event, { frag }) => {
    const { loaded, loading } = frag.stats
    latest = (loaded * 8000) / (loading.end - loading.first + overheadMs)
    running = undefined
  })
  const timer = setInterval(() => {
    onRate(latest ?? (running && rateSoFar(running)))
    latest = undefined
  }, everyMs)
  return () => clearInterval(timer)
}

function rateSoFar({ stats: { loaded, loading } }: Fragment): number | undefined {
  const passedMs = performance.now() - loading.start
  return loading.start > 0 && passedMs > leastMs ? (loaded * 8000) / passedMs : undefined
}

type MeasuredFile = { address: string; isSound: boolean; onRate: OnRate }

/**
 * Does the same for a file, of which the browser only says how many seconds it has. How many bits a second of it takes is
 * asked once it matters: when a picture waits, and with a sound, which a line that has recovered fetches in no time.
 */
export function measureFile(video: HTMLVideoElement, { address, isSound, onRate }: MeasuredFile): () => void {
  let had = 0
  let bitsPerSecond: number | undefined
  let isAsking = false

  async function ask() {
    isAsking = true
    const size = await sizeOf(address)
    if (size) bitsPerSecond = (size * 8) / video.duration
    isAsking = false
  }

  const timer = setInterval(() => {
    const has = bufferedSeconds(video)
    const gained = Math.max(0, has - had)
    had = has
    const isWaiting = isStarved(video)
    const isKnown = bitsPerSecond !== undefined || !(video.duration > 0)
    if ((isWaiting || isSound) && !isKnown && !isAsking) void ask()
    const isFetching = isWaiting || gained > 0
    onRate(isFetching && bitsPerSecond !== undefined ? gained * bitsPerSecond : undefined)
  }, everyMs)
  return () => clearInterval(timer)
}

/** It should play and has nothing to play. */
export const isStarved = (video: HTMLVideoElement) =>
  !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA

const bufferedSeconds = ({ buffered }: HTMLVideoElement) =>
  Array.from({ length: buffered.length }, (_, at) => buffered.end(at) - buffered.start(at)).reduce(
    (sum, seconds) => sum + seconds,
    0,
  )

async function sizeOf(address: string): Promise<number | undefined> {
  try {
    const { headers } = await fetch(address, { headers: { range: 'bytes=0-0' } })
    return Number(headers.get('content-range')?.split('/')[1]) || undefined
  } catch {
    return undefined
  }
}
