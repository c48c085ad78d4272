import { bookFailures } from '#contract/commerce/books.ts'
import { moneyText } from '#contract/wire/amount.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Language } from '#contract/wire/language.ts'
import { memberOf } from '#kernel/answer.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import {
  countEntries,
  holdBooks,
  selectBalancesAt,
  selectEarlierOpen,
  selectMonth,
  selectOpenItems,
  updateClosed,
} from './books.queries.ts'
import type { MonthRow, OpenItems } from './books.queries.ts'

/** Closes the books of a month: nothing is dated in it afterwards, and what it held is kept beside it. */
export const closeMonth = guardedDeed({
  name: 'ledger-months.close',
  title: words('月度结账', 'Close a month'),
  right: 'money.handle',
  secondRight: 'money.approve',
  asksFreshStep: true,
  async describe({ db, caller }, { id }) {
    const { month } = await findMonth(db, id)
    const state = { zh: ['未结账', '已结账'], en: ['open', 'closed'] }[caller.language]
    const items = await selectOpenItems(db, month, await selectBalancesAt(db, month))
    return [
      changeOf(words(`${month} 账务`, `The books of ${month}`), state[0]!, state[1]!),
      changeOf(words('分录数', 'Entries'), '', String(await countEntries(db, month))),
      ...openLines(items).map(({ title, text }) => changeOf(title, '', text[caller.language])),
    ]
  },
  async run(context, { id, askedBy }) {
    const { db } = context
    const { month, closed_at } = await findMonth(db, id)
    if (closed_at) throw refuse(bookFailures.monthClosed)
    if (month >= shanghaiTime(new Date()).slice(0, 7)) throw refuse(bookFailures.monthNotOver)
    await holdBooks(db)
    const earlier = await selectEarlierOpen(db, month)
    if (earlier) throw refuse(bookFailures.earlierOpen, { detail: earlier.month })
    const balances = await selectBalancesAt(db, month)
    const isClosed = await updateClosed(db, id, {
      entry_count: await countEntries(db, month),
      balances,
      open_items: await selectOpenItems(db, month, balances),
      asked_by: askedBy,
      agreed_by: memberOf(context).userId,
    })
    if (!isClosed) throw refuse(bookFailures.monthClosed)
  },
})

async function findMonth(db: Context['db'], id: number): Promise<MonthRow> {
  const row = await selectMonth(db, id)
  if (!row) throw refuse(failures.dataMissing)
  return row
}

/** What is still to be done, a line each. */
export function openLines(items: OpenItems): { title: Words; text: Record<Language, string> }[] {
  const yuan = (fen: number) => ({ zh: moneyText(fen), en: moneyText(fen) })
  const count = (number: number) => ({ zh: `${number} 笔`, en: String(number) })
  return [
    { title: words('代扣未缴税款', 'Tax withheld, not paid'), text: yuan(items.taxFen) },
    { title: words('主办方未付款', 'Owed by organisers'), text: yuan(items.organisersFen) },
    { title: words('专家待扣回', 'To be given back by experts'), text: yuan(items.claimsFen) },
    { title: words('处理中的提现', 'Withdrawals under way'), text: count(items.withdrawals) },
    { title: words('未处理的对账差异', 'Open differences of statements'), text: count(items.differences) },
  ]
}
