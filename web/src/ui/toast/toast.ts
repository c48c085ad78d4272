import { createSignal } from '#web/ui/signal.ts'

export type ToastKind = 'plain' | 'success' | 'failure'
export type Toast = { message: string; kind: ToastKind }

export const toastSignal = createSignal<Toast | null>(null)

const shownMs = 2500
const waiting: Toast[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows one toast at a time. A message that is already showing or waiting is not repeated: it only stays longer, if
 * nothing waits.
 */
export function toast(message: string, kind: ToastKind = 'plain'): void {
  const isSame = (other: Toast | null) => other?.message === message && other.kind === kind
  if (isSame(toastSignal.get())) {
    if (waiting.length === 0) startTimer()
    return
  }
  if (waiting.some(isSame)) return
  waiting.push({ message, kind })
  if (!toastSignal.get()) showNext()
}

function showNext() {
  const next = waiting.shift() ?? null
  toastSignal.set(next)
  if (next) startTimer()
}

function startTimer() {
  clearTimeout(timer)
  timer = setTimeout(showNext, shownMs)
}
