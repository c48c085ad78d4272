import { numberColumn, periodFilter, textColumn, textFilter } from '#kernel/console-framework/columns.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { missRows } from './misses.queries.ts'

export const missesResource = defineResource({
  name: 'search-misses',
  title: words('无结果搜索词', 'Words without a hit'),
  right: 'figures.read',
  rows: missRows,
  titleOf: ({ term }) => String(term),
  columns: {
    term: textColumn('搜索词', 'Words'),
    day: textColumn('日期', 'Day'),
    visitors: numberColumn('搜索人数', 'Visitors'),
  },
  filters: { q: textFilter('搜索词', 'Words'), day: periodFilter('日期', 'Day') },
})
