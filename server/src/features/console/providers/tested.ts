/** The latest test of a provider, kept in the settings for everybody who looks later. */
export type Tested = { is_good: boolean; answer: string; at: string }

export const testKey = (name: string) => `provider-test:${name}`
