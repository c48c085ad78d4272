import { defineFigure } from '#kernel/console-framework/figure.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectVisitors } from './visitors.queries.ts'

export const visitorsFigure = defineFigure({
  name: 'visitors',
  title: words('访客', 'Visitors'),
  definition: words(
    '当天打开过产品的浏览器数（含未登录）；同一浏览器一天只计一次，一段时间的合计为每日之和。爬虫与运营台不计。',
    'Browsers in which the product was opened that day, logged in or not; each counts once a day, and a period is the sum of its days. Crawlers and the console do not count.',
  ),
  unit: 'count',
  hasSubjects: false,
  days: selectVisitors,
})
