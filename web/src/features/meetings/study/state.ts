import { createSignal, useSignal } from '#web/ui/signal.ts'

/** Whether a question about the video on the page waits for its answer. */
export const askingSignal = createSignal(false)

/** What was said stays folded meanwhile: it holds the answer. */
export const useIsAsked = () => useSignal(askingSignal)
