import type { providerStates } from '#contract/console/providers.ts'

/** The latest test of a provider, kept in the settings for everybody who looks later. */
export type Tested = {
  is_good: boolean
  answer: string
  at: string
  /** Left out by tests of former versions. */
  state?: (typeof providerStates)[number]
}

export const testKey = (name: string) => `provider-test:${name}`
