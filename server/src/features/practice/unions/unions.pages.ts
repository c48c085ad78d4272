import { unionCalls } from '#contract/practice/unions.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { preloadForVisitors } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { unionText } from './unions.text.ts'
import { selectUnion } from './unions.queries.ts'

/** Without an id the page lists the unions. */
export const unionPages: Page[] = [
  {
    path: '/stCommonwealth',
    async describe(query, { db }, language) {
      const { title } = unionText[language]
      if (query.id === undefined)
        return {
          title,
          description: title,
          image: brandPicture,
          preload: [preloadForVisitors(unionCalls.list, { page: 1 })],
        }
      const id = readId(query.id)
      const union = await selectUnion(db, id, 0)
      if (!union) return undefined
      return {
        title: union.name,
        description: summary(union.introduction) || union.name,
        image: union.cover || brandPicture,
        ...(union.cover && { picture: union.cover }),
        preload: [preloadForVisitors(unionCalls.detail, { id })],
      }
    },
  },
]
