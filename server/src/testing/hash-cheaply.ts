import { hash } from '@node-rs/argon2'

/** A hash that costs next to nothing to compare with: what it should cost is of no interest to most tests. */
export const hashCheaply = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
