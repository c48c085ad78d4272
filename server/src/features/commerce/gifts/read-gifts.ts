import { giftCalls, giftFailures } from '#contract/commerce/gifts.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentCode, presentGift } from './gifts.present.ts'
import { selectCodesOf, selectGift } from './gifts.queries.ts'
import type { GiftRow } from './gifts.queries.ts'

export const listCodes = answer(giftCalls.codes, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectCodesOf(context.db, userId, { limit, offset }),
  )
  return presentPage(found, presentCode)
})

export const getGift = answer(giftCalls.detail, async ({ code }, context) =>
  presentGift(await findGift(context.db, code), context.member?.userId),
)

export async function findGift(db: Db, code: string): Promise<GiftRow> {
  const found = await selectGift(db, code)
  if (!found) throw refuse(giftFailures.codeMissing)
  return found
}
