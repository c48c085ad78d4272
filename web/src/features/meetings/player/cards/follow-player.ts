import { createMeter } from './watch-meter.ts'
import type { Report, ReportResult } from './watch-meter.ts'

type World<Session> = {
  /** A visitor is recorded as watching, but their time is not counted. */
  isCounted: boolean
  open: () => Promise<Session>
  send: (session: Session, report: Report) => Promise<ReportResult>
  everyMs: number
  /** Called after a report was stored; `isPause` when the video is paused. */
  onStored: (isPause: boolean) => void
}

/** Reports to the server what the video inside an element plays. Returns a function that stops it. */
export function followPlayer<Session>(frame: HTMLElement, world: World<Session>): () => void {
  const listening = new AbortController()
  let session: Promise<Session> | undefined
  let isOver = false
  let meter = createMeter(send)

  /** The clock of a session runs from its opening; a session that failed to open is opened again with the next report. */
  function open(): Promise<Session> {
    if (session) return session
    const opening = world.open()
    session = opening
    opening.catch(() => {
      if (session === opening) session = undefined
    })
    return opening
  }

  async function send(report: Report): Promise<ReportResult> {
    let opened: Session
    try {
      opened = await open()
    } catch {
      return 'again'
    }
    return world.send(opened, report)
  }

  async function flush(isPause: boolean): Promise<void> {
    if (isOver || !meter.hasNews()) return
    if (await meter.flush()) world.onStored(isPause)
    else isOver = true
  }

  function on(name: string, listener: (event: Event) => void) {
    // Media events do not bubble, but a capturing listener receives them.
    frame.addEventListener(name, listener, { capture: true, signal: listening.signal })
  }

  function stop() {
    meter.cut()
    void flush(true)
  }

  on('play', () => {
    if (!isOver) return
    // Pressing play here continues here.
    isOver = false
    session = undefined
    meter = createMeter(send)
  })
  on('playing', () => void open().catch(() => undefined))
  on('timeupdate', ({ target }) => {
    const video = target as HTMLVideoElement
    if (!world.isCounted || video.paused || video.seeking) return
    meter.pass({
      second: video.currentTime,
      rate: video.playbackRate,
      isVisible: document.visibilityState === 'visible' || document.pictureInPictureElement === video,
    })
  })
  on('seeking', () => meter.cut())
  on('emptied', () => meter.cut())
  on('pause', stop)
  on('ended', stop)
  addEventListener('pagehide', () => void flush(false), { signal: listening.signal })
  const timer = setInterval(() => void flush(false), world.everyMs)
  return () => {
    listening.abort()
    clearInterval(timer)
    stop()
  }
}
