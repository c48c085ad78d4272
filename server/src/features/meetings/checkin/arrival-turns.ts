import { defineState } from '#kernel/feature-state.ts'

type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Work under one key waits for the work before it, whatever became of that. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(work)
    const settled = own.catch(() => undefined)
    last.set(key, settled)
    try {
      return await own
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}

/**
 * Fresh keys of one network are judged one after the other. Within a process they wait here: those that waited for the lock of the
 * database would each hold a connection, and a hall that comes in at once would leave none for anybody else.
 */
export const arrivalTurns = defineState({ open: createTurns })
