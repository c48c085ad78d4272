import { createSignal } from '#web/ui/signal.ts'

type Asking = { answer: (ticket: string | undefined) => void }

/** What `SlideHost` shows. It stands beside every page, so it knows nothing of what asks. */
export const slideSignal = createSignal<Asking | null>(null)
