import type Hls from 'hls.js/light'
import { whenIdle } from '#web/platform/idle.ts'
import { attachFlv } from './attach-flv.ts'
import type { Attached, Watchers } from './attached.ts'
import { momentByStart, provideMoment } from './cards/picture-moment.ts'
import { measureFile, measureStream } from './measure-line.ts'
import { soundName } from './sources.ts'
import type { PlayAddress } from './sources.ts'

/** Attaches a source to a video. Load errors are reported, not thrown. */
export function attachSource(video: HTMLVideoElement, source: PlayAddress, watchers: Watchers): Attached {
  // The sound has no levels; those of the picture stay to be chosen from.
  if (source.name !== soundName) watchers.onLevels([])
  if (source.kind === 'live' || source.kind === 'flv') return attachFlv(video, source, watchers)
  if (source.kind === 'stream') return attachStream(video, source, watchers)
  video.src = source.address
  const measured = { address: source.address, isSound: source.name === soundName, onRate: watchers.onRate }
  return { setLevel: () => undefined, detach: measureFile(video, measured) }
}

const loadStreamLibrary = () => import('hls.js/light')

/**
 * Most people who open a video play it, so the streaming library is fetched when the browser is idle, except in
 * data-saver mode. Returns a function that cancels it.
 */
export function fetchStreamLibraryWhenIdle(): () => void {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection
  if (line?.saveData) return () => undefined
  return whenIdle(() => void loadStreamLibrary().catch(() => undefined))
}

/** Seconds to buffer: few until somebody plays, so that merely opening the page costs little. */
const bufferSeconds = { waiting: 2, playing: 60 }

/** Requests that a bad line loses are made again, more often than the library does by itself. */
const patience = { maxNumRetry: 8, retryDelayMs: 500, maxRetryDelayMs: 4000 }
const loadPolicy = {
  default: {
    maxTimeToFirstByteMs: 15_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: patience,
    errorRetry: patience,
  },
}
const loadPolicies = {
  manifestLoadPolicy: loadPolicy,
  playlistLoadPolicy: loadPolicy,
  fragLoadPolicy: { default: { ...loadPolicy.default, maxLoadTimeMs: 120_000 } },
}

function attachStream(
  video: HTMLVideoElement,
  { address, name }: PlayAddress,
  { onLevels, onSound, onRate, isSoundWanted, onFail }: Watchers,
): Attached {
  const isSound = name === soundName
  let stopMeasuring: (() => void) | undefined
  let hls: Hls | undefined
  let isOver = false
  let wanted = ''
  const forgetMoment = provideMoment(video, () => (hls ? hls.playingDate?.getTime() : momentByStart(video)()))
  // While the library loads, nothing of the previous video may remain.
  video.removeAttribute('src')
  video.load()
  const listening = new AbortController()
  const whenPlayed = () => void (hls && (hls.config.maxMaxBufferLength = bufferSeconds.playing))
  video.addEventListener('play', whenPlayed, { signal: listening.signal })

  const choose = () => {
    if (hls) hls.nextLevel = hls.levels.findIndex((level) => nameOf(level) === wanted)
  }

  async function open() {
    const { default: Stream } = await loadStreamLibrary()
    if (isOver) return
    if (!Stream.isSupported()) {
      // An older iPhone plays it natively.
      video.src = address
      return
    }
    // A worker would have to come from a blob, which the content security policy forbids; these segments need no
    // remuxing.
    const stream = new Stream({
      enableWorker: false,
      maxMaxBufferLength: bufferSeconds.waiting,
      autoStartLoad: false,
      ...loadPolicies,
    })
    hls = stream
    // The library listens to this event before us and has parsed the levels by now; of a stream with pictures it drops
    // the level without.
    stream.on(Stream.Events.MANIFEST_LOADED, (_event, { levels }) => {
      const sound = isSound ? undefined : levels.find((level) => level.name === soundName)?.url
      if (sound) onSound(sound)
      if (!isSound) onLevels(stream.levels.map(nameOf))
      choose()
      // Another source follows in its place.
      if (!sound || !isSoundWanted()) stream.startLoad()
    })
    stopMeasuring = measureStream(stream, Stream.Events, onRate)
    stream.on(Stream.Events.ERROR, (_event, problem) => {
      if (problem.fatal) onFail()
    })
    stream.loadSource(address)
    stream.attachMedia(video)
    if (!video.paused) whenPlayed()
  }

  open().catch(onFail)
  return {
    setLevel(name) {
      wanted = name
      choose()
    },
    detach() {
      isOver = true
      forgetMoment()
      listening.abort()
      stopMeasuring?.()
      hls?.destroy()
    },
  }
}

type Level = { name?: string | undefined; height: number }

const nameOf = (level: Level) => level.name ?? `${level.height}P`
