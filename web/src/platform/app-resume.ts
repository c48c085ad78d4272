import type { Bridge } from './bridge.ts'

export type AppResume = {
  /** True from the app's return to the foreground until every consumer has read anew. */
  isResumed: () => boolean
  /** Returns what removes the consumer again. */
  onResume: (consumer: () => unknown) => () => void
}

export function createAppResume(bridge: Pick<Bridge, 'onNotice'>): AppResume {
  const consumers = new Set<() => unknown>()
  let resumed = false

  const run = async () => {
    resumed = true
    // Each in a promise of its own: one that fails, at once or later, neither stops the others nor the clearing.
    await Promise.allSettled([...consumers].map(async (consumer) => consumer()))
    resumed = false
  }

  bridge.onNotice('becomeActive', () => {
    if (!resumed) void run()
  })

  return {
    isResumed: () => resumed,
    onResume(consumer) {
      const entry = () => consumer()
      consumers.add(entry)
      return () => void consumers.delete(entry)
    },
  }
}
