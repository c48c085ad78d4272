import { successStatus } from '#contract/wire/envelope.ts'
import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import { appendEntry } from './chain.ts'
import type { Entry } from './chain.ts'
import { maskValues } from './mask-values.ts'
import type { NotedChange } from './noted-change.ts'

type Done = Pick<Entry, 'operator_id' | 'call' | 'needed_right' | 'input' | 'reason'> & {
  changes: NotedChange[]
}

/** Writes to the audit log what is done without a call, as if who has planned it had made the call now. */
export async function noteDone(tools: { db: Db; vault: Vault }, { changes, ...done }: Done): Promise<void> {
  const entry = { ...done, address: '' }
  const begun_id = await appendEntry(tools, {
    ...entry,
    begun_id: null,
    outcome: 'begun',
    status: 0,
    changes: [],
  })
  await appendEntry(tools, {
    ...entry,
    begun_id,
    outcome: 'done',
    status: successStatus,
    changes: changes.map((change) => maskValues(change) as NotedChange),
  })
}
