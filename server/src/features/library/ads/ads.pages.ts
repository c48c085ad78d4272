import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { selectAd } from './ads.queries.ts'

export const adPages: Page[] = [
  {
    path: '/adDetail',
    async describe(query, { db }) {
      const ad = await selectAd(db, readId(query.id))
      return ad && { title: ad.title, description: ad.advertiser, image: ad.image }
    },
  },
]
