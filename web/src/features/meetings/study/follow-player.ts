import { createMeter } from './watch-meter.ts'
import type { Report, Told } from './watch-meter.ts'

type World<Session> = {
  /** A visitor is noted as watching, but their time is not counted. */
  isCounted: boolean
  open: () => Promise<Session>
  send: (session: Session, report: Report) => Promise<Told>
  everyMs: number
  /** Something was kept; `isPause` when it stands still for now. */
  onKept: (isPause: boolean) => void
}

/** Tells the server what the video inside an element plays, until it is told to stop. */
export function followPlayer<Session>(frame: HTMLElement, world: World<Session>): () => void {
  const listening = new AbortController()
  let session: Promise<Session> | undefined
  let isOver = false
  let meter = createMeter(send)

  /** The clock of a session runs from its opening; one that failed is opened anew with the next report. */
  function open(): Promise<Session> {
    if (session) return session
    const opening = world.open()
    session = opening
    opening.catch(() => {
      if (session === opening) session = undefined
    })
    return opening
  }

  async function send(report: Report): Promise<Told> {
    let opened: Session
    try {
      opened = await open()
    } catch {
      return 'again'
    }
    return world.send(opened, report)
  }

  async function tell(isPause: boolean): Promise<void> {
    if (isOver || !meter.hasNews()) return
    if (await meter.tell()) world.onKept(isPause)
    else isOver = true
  }

  function on(name: string, listener: (event: Event) => void) {
    // Media events do not bubble; on their way down they can be seen all the same.
    frame.addEventListener(name, listener, { capture: true, signal: listening.signal })
  }

  function stop() {
    meter.cut()
    void tell(true)
  }

  on('play', () => {
    if (!isOver) return
    // Whoever presses play here goes on here.
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
  addEventListener('pagehide', () => void tell(false), { signal: listening.signal })
  const timer = setInterval(() => void tell(false), world.everyMs)
  return () => {
    listening.abort()
    clearInterval(timer)
    stop()
  }
}
