import * as z from 'zod/mini'
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

export type AuditEntry = z.infer<typeof auditEntry>
