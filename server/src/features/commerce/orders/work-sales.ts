import { moneyText } from '#contract/wire/amount.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import type { PlacePart } from '#kernel/console-framework/place.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectSales } from './work-sales.queries.ts'

/** How a work sells. */
export const workSales: PlacePart = {
  place: 'courses',
  name: 'sales',
  title: words('销售', 'Sales'),
  right: 'money.read',
  async read({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const sales = await selectSales(db, id)
    return {
      facts: [
        fact.text('已付款订单', 'Paid orders', sales.paid),
        fact.text('购买人数', 'Buyers', sales.buyers),
        fact.text('已退款', 'Refunded', sales.refunded),
        fact.text('收入（未退款）', 'Revenue, not refunded', moneyText(sales.revenue_fen)),
      ],
    }
  },
}
