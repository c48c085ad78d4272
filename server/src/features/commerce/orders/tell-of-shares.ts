import { yuanOf } from '#contract/wire/amount.ts'
import type { Tx } from '#kernel/database.ts'
import type { NoticeDefinition } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'

/** What an author gets of one order. */
export type AuthorShare = { userId: number; amountFen: number }

type ShareNotice = NoticeDefinition<{ count: number; amount: string }>

/** Tells each author once what has become of the shares of several orders. */
export async function tellAuthorsOfShares(db: Tx, notice: ShareNotice, shares: AuthorShare[]): Promise<void> {
  for (const [userId, own] of Map.groupBy(shares, (share) => share.userId)) {
    const amount = yuanOf(own.reduce((sum, { amountFen }) => sum + amountFen, 0))
    await notify(db, userId, notice.write({ count: own.length, amount }))
  }
}
