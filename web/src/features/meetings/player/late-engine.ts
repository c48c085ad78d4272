import { openEngine } from './engine.ts'
import type { Engine } from './engine.ts'

type Watchers = {
  onFullscreen: (fullscreen: { isFull: boolean; isWebFull: boolean }) => void
  onFail: () => void
}

export type LateEngine = {
  /** Undefined until the engine has loaded. */
  now(): Engine | undefined
  /** Loads the engine at once; undefined if it cannot be loaded. */
  get(): Promise<Engine | undefined>
  close(): void
}

/** The first picture matters most: the engine loads after it, or with the first press that needs it. */
export function lateEngine(container: HTMLDivElement, isLive: boolean, watchers: Watchers): LateEngine {
  let engine: Engine | undefined
  let opening: Promise<Engine | undefined> | undefined
  const life = new AbortController()

  async function open() {
    try {
      const opened = await openEngine(container, isLive)
      if (life.signal.aborted) {
        opened.close()
        return undefined
      }
      opened.onRoomChange(() =>
        watchers.onFullscreen({ isFull: opened.isFull(), isWebFull: opened.isWebFull() }),
      )
      engine = opened
    } catch {
      if (!life.signal.aborted) watchers.onFail()
    }
    return engine
  }
  const get = () => (opening ??= open())

  const video = container.querySelector('video')
  if (!video || video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) void get()
  else video.addEventListener('loadeddata', get, { signal: life.signal })
  return {
    now: () => engine,
    get,
    close() {
      life.abort()
      engine?.close()
      engine = undefined
    },
  }
}
