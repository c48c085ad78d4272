import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import {
  insertEntry,
  lockAudit,
  readTogether,
  saveHead,
  selectEntriesAfter,
  selectHead,
} from './audit.queries.ts'
import type { AuditRow } from './audit.queries.ts'

type Content = Omit<AuditRow, 'hash'>
export type Entry = Omit<Content, 'id' | 'at'>

const firstHash = Buffer.alloc(32)

/** JSON with the keys in order: the database keeps objects in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** Keyed, so that nobody who can only write to the database can compute it. */
const hashOf = (vault: Vault, previous: Buffer, row: Content): Buffer => {
  const { id, at, begun_id, operator_id, address, call, needed_right } = row
  const { input, reason, outcome, status, changes } = row
  const who = [id, at.toISOString(), begun_id, operator_id, address, call, needed_right]
  const content = canonical([...who, input, reason, outcome, status, changes])
  return vault.digest(`audit ${previous.toString('hex')} ${content}`)
}

const sealOf = (vault: Vault, entryId: number, hash: Buffer): Buffer =>
  vault.digest(`audit head ${entryId} ${hash.toString('hex')}`)

/** Adds an entry to the chain and answers its number. */
export const appendEntry = ({ db, vault }: { db: Db; vault: Vault }, entry: Entry): Promise<number> =>
  db.transaction(async (db) => {
    await lockAudit(db)
    const head = await selectHead(db)
    const row = { id: (head?.entry_id ?? 0) + 1, at: new Date(), ...entry }
    const hash = hashOf(vault, head?.hash ?? firstHash, row)
    await insertEntry(db, { ...row, hash })
    await saveHead(db, { entry_id: row.id, hash, seal: sealOf(vault, row.id, hash) })
    return row.id
  })

/** How many entries are as they were written, and the first that is not. */
type Check = { entries: number; broken?: { id: number; why: string } }

const batch = 1000

/** Computes the whole chain again. */
export const checkChain = ({ db, vault }: { db: Db; vault: Vault }): Promise<Check> =>
  readTogether(db, async (db) => {
    let [last, lastHash]: [number, Buffer] = [0, firstHash]
    const brokenAt = (id: number, why: string): Check => ({ entries: last, broken: { id, why } })
    for (let rows; (rows = await selectEntriesAfter(db, last, batch)).length > 0;)
      for (const row of rows) {
        if (row.id !== last + 1) return brokenAt(last + 1, 'it is missing')
        const hash = hashOf(vault, lastHash, row)
        if (!hash.equals(row.hash)) return brokenAt(row.id, 'it is not as the server has written it')
        ;[last, lastHash] = [row.id, hash]
      }
    const head = await selectHead(db)
    if ((head?.entry_id ?? 0) > last) return brokenAt(last + 1, 'it is missing')
    if (last > 0 && !head?.seal.equals(sealOf(vault, last, lastHash)))
      return brokenAt(last, 'it is not the last one that the server has written')
    return { entries: last }
  })
