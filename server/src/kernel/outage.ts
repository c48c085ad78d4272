import { codeOf, isDatabaseAway, sqlState } from './database.ts'
import { StorageAway } from './ports/storage.ts'

/** A trouble of the machine that every request meets while it lasts, and that passes. */
type Outage =
  | 'the database is away'
  | 'the storage is away'
  | 'the disk is full'
  | 'a statement took too long'

const diskFull = '53100'
const canceled = '57014'

export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof StorageAway) return 'the storage is away'
  if (isDatabaseAway(error)) return 'the database is away'
  const state = sqlState(error)
  if (state === diskFull || codeOf(error, /^(ENOSPC|EDQUOT)$/)) return 'the disk is full'
  return state === canceled ? 'a statement took too long' : undefined
}
