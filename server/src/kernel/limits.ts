import { createHash } from 'node:crypto'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from './fail.ts'
import type { LimitCounters } from './limit-counters.ts'

/** How many tries of one kind somebody has in a window. */
export type Limit = { name: string; max: number; windowMs: number }

/** Counts tries across all processes, so that a limit means what it says however many servers run. */
export type Limits = {
  /** Counts a try and refuses it when the window is full. */
  spend(limit: Limit, who: string): Promise<void>
  /** Counts a try, or as much as `amount`, and says whether it still fits into the window. */
  fits(limit: Limit, who: string, amount?: number): Promise<boolean>
  /** How many have been counted, in the order of what is asked. Counts nothing. */
  used(asked: [limit: Pick<Limit, 'name'>, who: string][]): Promise<number[]>
  /** Takes a counted try back, for limits of wrong tries: counting first leaves no gap for many at once. */
  giveBack(limit: Limit, who: string): Promise<void>
  /** Starts the window of somebody over. */
  forget(limit: Pick<Limit, 'name'>, who: string): Promise<void>
}

export function createLimits(counters: LimitCounters): Limits {
  // Addresses and phone numbers are personal: only a digest of them is kept.
  const keyOf = (limit: Pick<Limit, 'name'>, who: string) =>
    `limit:${limit.name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`
  const fits: Limits['fits'] = async (limit, who, amount = 1) =>
    (await counters.add(keyOf(limit, who), limit.windowMs, amount)) <= limit.max
  return {
    fits,
    used: (asked) => counters.read(asked.map(([limit, who]) => keyOf(limit, who))),
    giveBack: (limit, who) => counters.takeBack(keyOf(limit, who), limit.windowMs),
    forget: (limit, who) => counters.forget(keyOf(limit, who)),
    async spend(limit, who) {
      if (!(await fits(limit, who))) throw refuse(failures.tooOften)
    },
  }
}
