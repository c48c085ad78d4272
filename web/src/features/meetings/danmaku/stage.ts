import type Danmaku from 'danmaku'
import type { DanmakuChoices } from './choices.ts'
import type { Line } from './feed.ts'
import { createSlots, roomFor } from './slots.ts'

/** Seconds a line needs from one side to the other. */
const travel = { slow: 12, normal: 8, fast: 5 } as const
/** How long a line stays that is shown over a paused video. */
const stillSeconds = 5

export type Stage = {
  /** `isNow` shows the line at once, whatever its second. */
  add: (line: Line, isNow: boolean) => void
  remove: (id: number) => void
  close: () => void
}

/**
 * Moves lines across an element. With a video they follow its time: they pause with it, and after a seek the lines of
 * the new second appear. Without one they appear as they arrive.
 */
export async function openStage(
  target: HTMLElement,
  video: HTMLVideoElement | undefined,
  { speed }: Pick<DanmakuChoices, 'speed'>,
): Promise<Stage> {
  const { default: Engine } = await import('danmaku/dist/esm/danmaku.dom.js')
  const seconds = travel[speed]
  const paceOf = () => Math.max(1, target.offsetWidth / seconds)
  const engine: Danmaku = new Engine({
    container: target,
    ...(video && { media: video }),
    engine: 'dom',
    speed: paceOf(),
  })
  const rowHeight = Number.parseFloat(getComputedStyle(target).lineHeight) || 28
  const capacity = () =>
    roomFor({ width: target.offsetWidth, height: target.offsetHeight, rowHeight, seconds })
  let slotOf = createSlots(capacity())
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  const gone = new Set<number>()
  const onScreen = new Map<number, HTMLElement>()

  const resizing = new ResizeObserver(() => {
    engine.speed = paceOf()
    engine.resize()
    slotOf = createSlots(capacity())
  })
  resizing.observe(target)

  function render(line: Line): HTMLElement {
    const element = document.createElement('span')
    element.className = 'danmaku-line'
    element.textContent = line.text
    if (line.isOwn) element.dataset.own = 'true'
    element.hidden = gone.has(line.id)
    onScreen.set(line.id, element)
    return element
  }

  /** Shows the line at once; the engine stands still while the video is paused, so there it is shown unmoved. */
  function showNow(line: Line) {
    engine.emit({ render: () => render(line) })
    if (!video?.paused) return
    const element = render(line)
    element.classList.add('danmaku-line-still')
    target.append(element)
    const hide = () => element.remove()
    video.addEventListener('playing', hide, { once: true })
    later(stillSeconds, hide)
  }

  function later(seconds: number, run: () => void) {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      run()
    }, seconds * 1000)
    waiting.add(timer)
  }

  return {
    add(line, isNow) {
      if (isNow) return showNow(line)
      const at = video ? line.second : performance.now() / 1000
      // People look for what they have written: it is neither delayed nor dropped.
      const time = line.isOwn ? at : slotOf(at)
      if (time === undefined) return undefined
      if (video) engine.emit({ time, render: () => render(line) })
      else later(time - at, () => engine.emit({ render: () => render(line) }))
      return undefined
    },
    remove(id) {
      gone.add(id)
      const element = onScreen.get(id)
      if (element) element.hidden = true
    },
    close() {
      resizing.disconnect()
      for (const timer of waiting) clearTimeout(timer)
      engine.destroy()
    },
  }
}
