import { createSignal } from '#web/ui/signal.ts'

export const overlaySignal = createSignal(false)

/** The delay before it shows: quick answers must not make it flash. */
const patienceMs = 200
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Counted: it stays until every `show` has been matched by a `hide`. */
export const overlay = {
  show(): void {
    count += 1
    if (count === 1) timer = setTimeout(() => overlaySignal.set(true), patienceMs)
  },
  hide(): void {
    if (count === 0) return
    count -= 1
    if (count > 0) return
    clearTimeout(timer)
    overlaySignal.set(false)
  },
}
