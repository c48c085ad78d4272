import { defineFigure } from '#kernel/console-framework/figure.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectRevenue, selectSales } from './orders.figures.queries.ts'

export const revenueFigure = defineFigure({
  name: 'revenue',
  title: words('收入', 'Revenue'),
  definition: words(
    '当天到账的支付减去当天到账的退款，含作者分成与税费，超时到账的支付不计。学科为作品的学科。',
    'Payments that arrived that day less refunds that arrived that day, before the share of authors and tax; payments that came too late do not count. The subject is that of the work.',
  ),
  unit: 'money',
  hasSubjects: true,
  knowsMoments: true,
  days: selectRevenue,
})

export const salesFigure = defineFigure({
  name: 'sales',
  title: words('支付订单', 'Orders paid'),
  definition: words(
    '当天支付成功的订单数，之后退款的也计入。学科为作品的学科。',
    'Orders that were paid that day, whether or not they were refunded later. The subject is that of the work.',
  ),
  unit: 'count',
  hasSubjects: true,
  knowsMoments: true,
  days: selectSales,
})
