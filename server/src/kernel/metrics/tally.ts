import type { StateDefinition } from '#kernel/feature-state.ts'

type Labels = Record<string, string>

/** A number that only grows while the process runs, for each of its labels. */
export type Tally = {
  add(amount?: number, labels?: Labels): void
  all(): { labels: Labels; value: number }[]
}

export type TallyDefinition = StateDefinition<Tally> & { name: string; help: string; labels: string[] }

/** What a feature counts as it happens; listed under `tallies` in its manifest, added to by `states.get(…).add()`. */
export const defineTally = (tally: { name: string; help: string; labels?: string[] }): TallyDefinition => ({
  labels: [],
  ...tally,
  open: createTally,
})

export function createTally(): Tally {
  const counted = new Map<string, { labels: Labels; value: number }>()
  return {
    add(amount = 1, labels = {}) {
      const key = JSON.stringify(labels)
      const found = counted.get(key)
      if (found) found.value += amount
      else counted.set(key, { labels, value: amount })
    },
    all: () => [...counted.values()],
  }
}
