import { createSignal } from '#web/ui/signal.ts'

export type ConfirmRequest = {
  title: string
  text?: string
  /** The kit's own words when left out. */
  yes?: string
  no?: string
}

type Asked = ConfirmRequest & { answer: (yes: boolean) => void }

/** What `DialogHost` shows. A question just answered stays readable while it leaves. */
export const confirmSignal = createSignal<{ asked: Asked | null; open: boolean }>({
  asked: null,
  open: false,
})

const waiting: Asked[] = []

/** Asks over whatever is on the screen; several questions come one after the other. */
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
  })
}

function askNext() {
  if (confirmSignal.get().open) return
  const next = waiting.shift()
  if (next) confirmSignal.set({ asked: next, open: true })
}
