import { createSignal } from '#web/ui/signal.ts'

export type ConfirmRequest = {
  title: string
  text?: string
  /** Defaults to the kit's own text. */
  yes?: string
  no?: string
  /** Takes the question back, which counts as a no: what it was about is over. */
  signal?: AbortSignal
}

type Asked = ConfirmRequest & { answer: (yes: boolean) => void }

/** What `DialogHost` shows. An answered question stays readable during the closing animation. */
export const confirmSignal = createSignal<{ asked: Asked | null; open: boolean }>({
  asked: null,
  open: false,
})

const waiting: Asked[] = []

/** Asks on top of whatever is on the screen; several questions are asked one after the other. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Asked = {
      ...request,
      answer(yes) {
        if (confirmSignal.get().asked !== asked || !confirmSignal.get().open) return
        confirmSignal.set({ asked, open: false })
        resolve(yes)
        askNext()
      },
    }
    waiting.push(asked)
    askNext()
    request.signal?.addEventListener('abort', () => {
      const at = waiting.indexOf(asked)
      if (at === -1) return asked.answer(false)
      waiting.splice(at, 1)
      return resolve(false)
    })
  })
}

function askNext() {
  if (confirmSignal.get().open) return
  const next = waiting.shift()
  if (next) confirmSignal.set({ asked: next, open: true })
}
