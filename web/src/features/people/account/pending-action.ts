import { createKept, fieldsOf } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'

/** What a visitor has started and what only a member may do. */
export type PendingAction = { name: string; detail: unknown; visitor: string; startedAt: number }

/** Afterwards nobody expects it any more. */
export const pendingMs = 15 * 60_000

type PendingWorld = {
  area: StorageArea
  /** The id of the visitor, which stays through a login and ends with a logout. */
  visitor: () => string
  now: () => number
}

/** Remembers one action, the last, until the visitor has logged in. It survives a reload and the way over WeChat. */
export function createPendingActions({ area, visitor, now }: PendingWorld) {
  const kept = createKept(area, 'pending_action', readPending)

  function find(name: string): PendingAction | undefined {
    const pending = kept.get()
    return pending?.name === name ? pending : undefined
  }

  const isDue = (pending: PendingAction) =>
    pending.visitor === visitor() && now() - pending.startedAt < pendingMs

  return {
    start: (name: string, detail: unknown) =>
      kept.set({ name, detail, visitor: visitor(), startedAt: now() }),
    /** Removes the action and returns it, unless it is too old or somebody else's. */
    take(name: string): PendingAction | undefined {
      const pending = find(name)
      if (!pending) return undefined
      kept.clear()
      return isDue(pending) ? pending : undefined
    },
    drop(name: string) {
      if (find(name)) kept.clear()
    },
  }
}

function readPending(stored: unknown): PendingAction | undefined {
  const { name, detail, visitor, startedAt } = fieldsOf(stored)
  const isWhole = typeof name === 'string' && typeof visitor === 'string' && typeof startedAt === 'number'
  return isWhole ? { name, detail, visitor, startedAt } : undefined
}
