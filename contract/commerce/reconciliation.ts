import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { line, page, paged } from '../wire/fields.ts'

/** A movement that only our books have, that only the channel has, or whose amounts differ. */
export const differenceKinds = ['only_here', 'only_there', 'amount'] as const

/** Payments and refunds. */
export const movements = ['payment', 'refund'] as const

export const difference = z.object({
  difference_id: z.int(),
  /** The day of the statement, `YYYY-MM-DD`. */
  day: z.string(),
  /** Whose statement: wechat, alipay or sandbox. */
  provider: z.string(),
  movement: z.enum(movements),
  kind: z.enum(differenceKinds),
  /** The provider’s number of the payment, or our number of the refund. */
  number: z.string(),
  /** Yuan; empty on the side that does not have it. */
  amount_here: z.string(),
  amount_there: z.string(),
})

/** Operators compare our books with the statements of the channels. */
export const reconciliationOperatorCalls = {
  differences: defineCall({
    id: 'reconciliation.lists',
    path: '/api/web/v2/reconciliation/lists',
    about:
      'What differs between our books and the statements of the payment channels, latest day first, or of one `day` (YYYY-MM-DD).',
    access: 'operator',
    right: 'money.read',
    input: z.object({ day: z._default(line(10), ''), page }),
    output: paged(difference),
  }),
}

export type Difference = z.infer<typeof difference>
