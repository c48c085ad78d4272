import { giftCalls } from '#contract/commerce/gifts.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Codes that the user gives away or takes. */
    gifts: true
  }
}

export const giftQueries = {
  /** An order brings codes, and its refund takes some back. */
  codes: () => pagedQueryOf(giftCalls.codes, {}, { tags: ['gifts', 'orders'] }),
  detail: (code: string) => queryOf(giftCalls.detail, { code }, { tags: ['gifts'] }),
}
