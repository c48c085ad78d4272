import type { Bridge } from './bridge.ts'

export type AppResume = {
  /** True from the app's return to the foreground until every consumer has refreshed. */
  isResumed: () => boolean
  /** Returns a function that removes the consumer. */
  onResume: (consumer: () => unknown) => () => void
}

export function createAppResume(bridge: Pick<Bridge, 'onNotice'>): AppResume {
  const consumers = new Set<() => unknown>()
  let resumed = false

  const run = async () => {
    resumed = true
    // Each runs in its own promise: one that fails, at once or later, stops neither the others nor the reset.
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
