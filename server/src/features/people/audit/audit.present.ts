import type { AuditEntry } from '#contract/people/audit.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { AuditListRow } from './audit.queries.ts'

export const presentAuditEntry = ({ begun, ...row }: AuditListRow): AuditEntry => ({
  entry_id: begun.id,
  at: shanghaiTime(begun.at),
  userid: begun.operator_id,
  truename: row.truename ?? '',
  address: begun.address,
  call: begun.call,
  right: begun.needed_right,
  input: begun.input,
  reason: begun.reason,
  outcome: row.outcome ?? 'begun',
  status: row.status ?? 0,
  changes: row.changes ?? [],
})
