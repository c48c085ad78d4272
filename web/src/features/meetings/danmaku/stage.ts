import type Danmaku from 'danmaku'
import type { DanmakuChoices } from './choices.ts'
import type { Line } from './feed.ts'
import { createThinner, roomFor } from './thinner.ts'

/** Seconds a line needs from one side to the other. */
const travel = { slow: 12, normal: 8, fast: 5 } as const

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
  let fits = createThinner(capacity())
  const gone = new Set<number>()
  const onScreen = new Map<number, HTMLElement>()

  const resizing = new ResizeObserver(() => {
    engine.speed = paceOf()
    engine.resize()
    fits = createThinner(capacity())
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

  return {
    add(line, isNow) {
      const at = video ? line.second : performance.now() / 1000
      if (!line.isOwn && !fits(at)) return
      engine.emit({ ...(video && !isNow && { time: line.second }), render: () => render(line) })
    },
    remove(id) {
      gone.add(id)
      const element = onScreen.get(id)
      if (element) element.hidden = true
    },
    close() {
      resizing.disconnect()
      engine.destroy()
    },
  }
}
