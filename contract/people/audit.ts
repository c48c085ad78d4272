import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { id, line, page, paged } from '../wire/fields.ts'
import { rights } from '../wire/rights.ts'

export const auditOutcomes = ['begun', 'done', 'refused', 'failed'] as const

/** A change that an operator made or tried to make. The time is `YYYY-MM-DD HH:mm` in Shanghai. */
export const auditEntry = z.object({
  entry_id: z.int(),
  at: z.string(),
  userid: z.int(),
  truename: z.string(),
  address: z.string(),
  /** The call, as the API page names it. */
  call: z.string(),
  right: z.enum(rights),
  /** Without secrets; numbers of people are masked. */
  input: z.record(z.string(), z.unknown()),
  reason: z.string(),
  /** `begun` where the outcome is not known: the call still runs, or the server stopped. */
  outcome: z.enum(auditOutcomes),
  /** The status of the answer, 0 while there is none. */
  status: z.int(),
  changes: z.array(
    z.object({
      target: z.object({ kind: z.string(), id: z.int(), name: z.string() }),
      before: z.optional(z.unknown()),
      after: z.optional(z.unknown()),
    }),
  ),
})

export const auditOperatorCalls = {
  list: defineCall({
    id: 'audit.lists',
    path: '/api/web/v2/audit/lists',
    about:
      'What operators have changed, latest first. `operator_id` is who, `target_kind` and `target_id` what; `begin_time` and `end_time` are `YYYY-MM-DD HH:mm` in Shanghai.',
    access: 'operator',
    right: 'audit.read',
    input: z.object({
      operator_id: z.optional(id),
      call: z.optional(line(60)),
      target_kind: z.optional(line(60)),
      target_id: z.optional(id),
      begin_time: z.optional(line(16)),
      end_time: z.optional(line(16)),
      page,
    }),
    output: paged(auditEntry),
  }),
}

export type AuditEntry = z.infer<typeof auditEntry>
