import { auditOperatorCalls } from '#contract/people/audit.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { presentAuditEntry } from './audit.present.ts'
import { selectAuditEntries } from './audit.queries.ts'

const pageSize = 20

export const listAudit = answer(auditOperatorCalls.list, async (input, { db }) => {
  const filter = {
    userId: input.operator_id,
    call: input.call,
    targetKind: input.target_kind,
    targetId: input.target_id,
    from: readTime(input, 'begin_time'),
    until: readTime(input, 'end_time'),
  }
  const rows = await selectAuditEntries(db, filter, pageSize, offsetOf(input.page, pageSize))
  return presentPage(rows, input.page, pageSize, presentAuditEntry)
})

function readTime(
  input: { begin_time?: string | undefined; end_time?: string | undefined },
  field: 'begin_time' | 'end_time',
): Date | undefined {
  const text = input[field]
  if (text === undefined) return undefined
  const at = readShanghaiTime(text)
  if (!at) throw refuse(failures.parameterError, { detail: field })
  return at
}
