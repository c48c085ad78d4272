import type Hls from 'hls.js/light'
import { whenIdle } from '#web/platform/idle.ts'
import { attachFlv } from './attach-flv.ts'
import type { PlayAddress } from './sources.ts'

export type Watchers = {
  onLevels: (names: string[]) => void
  onFail: () => void
  /** Whether playing was requested; called once, when the source can play. Resets the request. */
  consumePlayRequest: () => boolean
}

export type Attached = {
  /** Selects a level by name; empty lets the bandwidth decide. */
  setLevel(name: string): void
  detach(): void
}

/** Attaches a source to a video. Load errors are reported, not thrown. */
export function attachSource(video: HTMLVideoElement, source: PlayAddress, watchers: Watchers): Attached {
  watchers.onLevels([])
  if (source.kind === 'live' || source.kind === 'flv') return attachFlv(video, source, watchers)
  if (source.kind === 'stream') return attachStream(video, source.address, watchers)
  video.src = source.address
  return { setLevel: () => undefined, detach: () => undefined }
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

function attachStream(video: HTMLVideoElement, address: string, { onLevels, onFail }: Watchers): Attached {
  let hls: Hls | undefined
  let isOver = false
  let wanted = ''
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
    const stream = new Stream({ enableWorker: false, maxMaxBufferLength: bufferSeconds.waiting })
    hls = stream
    stream.on(Stream.Events.MANIFEST_PARSED, () => {
      onLevels(stream.levels.map(nameOf))
      choose()
    })
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
      listening.abort()
      hls?.destroy()
    },
  }
}

type Level = { name?: string | undefined; height: number }

const nameOf = (level: Level) => level.name ?? `${level.height}P`
