import type { Db } from '#kernel/database.ts'

/** The handles of calls that may read late, by the handle that they stand for; and what reads late for each of them. */
const forCalls = new WeakMap<Db, Db>()
const lateReaders = new WeakMap<Db, Db>()

/**
 * For a read that may be a moment behind: what everybody sees alike, such as lists and searches. It goes to a replica where there
 * is one that is near, and the caller has written nothing lately; else where the handle does. Never inside of a transaction.
 */
export const late = (db: Db): Db => lateReaders.get(db) ?? db

/** The handle for a call whose sender has written nothing lately: the same, but its late reads are late. */
export const readingLate = (db: Db): Db => forCalls.get(db) ?? db

/** Whether there are replicas at all. */
export const canReadLate = (db: Db): boolean => forCalls.has(db)

export function setLateReader(db: Db, { forCall, late: reader }: { forCall: Db; late: Db }): void {
  forCalls.set(db, forCall)
  lateReaders.set(forCall, reader)
}
