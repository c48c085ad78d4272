import { defineFigure } from '#kernel/console-framework/figure.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectMissDays } from './misses.queries.ts'

export const missesFigure = defineFigure({
  name: 'search_misses',
  title: words('无结果搜索', 'Searches without a hit'),
  definition: words(
    '当天在全站搜索且没有任何结果的次数；同一访客搜同一词，半小时内只计一次。搜索词见“无结果搜索词”，保留 90 天。',
    'Searches of everything that day that found nothing at all; the same words of the same visitor count once in half an hour. The words are listed under “Words without a hit” and kept for 90 days.',
  ),
  unit: 'count',
  hasSubjects: false,
  days: selectMissDays,
})
