import type { ExportedData } from '#contract/people/logins.ts'
import { ownAccountCalls } from '#contract/people/logins.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Vault } from '#kernel/vault.ts'
import { selectOwnPlaces, selectRowsAt } from './account-data.queries.ts'

const perUser = { name: 'export-user', max: 10, windowMs: 3600_000 }
const sealedName = /_sealed$/
/** Proofs of ours, not facts about the person. */
const withheld = new Set(['password_hash'])

export const exportData = answer(ownAccountCalls.exportData, async (_input, context) => {
  const { db, vault, limits } = context
  const { userId } = memberOf(context)
  await limits.spend(perUser, String(userId))
  const [account] = await selectRowsAt(db, { table: 'users', column: 'id' }, userId)
  if (!account) throw refuse(failures.dataMissing)
  await insertAccess(db, { user_id: userId, reader_id: userId, what: 'export of the own data' })
  const records: ExportedData['records'] = {}
  for (const place of await selectOwnPlaces(db)) {
    const rows = await selectRowsAt(db, place, userId)
    if (rows.length > 0)
      records[place.table] = [...(records[place.table] ?? []), ...rows.map((row) => open(row, vault))]
  }
  return { exported_at: new Date().toISOString(), account: open(account, vault), records }
})

/** What is sealed at rest is readable to its owner. Digests say nothing to anybody. */
function open(row: Record<string, unknown>, vault: Vault): Record<string, unknown> {
  const opened: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    if (withheld.has(name)) continue
    if (!Buffer.isBuffer(value)) opened[name.replace(sealedName, '')] = value
    else if (sealedName.test(name)) opened[name.replace(sealedName, '')] = vault.openText(value)
  }
  return opened
}
