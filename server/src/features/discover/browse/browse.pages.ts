import { titleInAddress } from '#contract/wire/title-in-address.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectCollege } from '#server/features/library/subjects/taxonomy.queries.ts'
import { readSite } from '#server/features/discover/home/read-site.ts'
import { selectColumn } from './columns.queries.ts'

export const browsePages: Page[] = [
  {
    path: '/channelClass',
    async describe(query, { db }, language) {
      const name = titleInAddress(query.name)
      const site = await readSite(db, language)
      return {
        title: name ? `${name} - ${site.title}` : site.title,
        description: site.description,
        image: site.logo,
      }
    },
  },
  {
    path: '/channelHome',
    async describe(query, { db }) {
      const column = await selectColumn(db, readId(query.channel_id))
      return column && { title: column.theme, description: summary(column.intro), image: column.cover }
    },
  },
  {
    path: '/singleSubject',
    async describe(query, { db }, language) {
      const college = await selectCollege(db, readId(query.college_id))
      return (
        college && {
          title: language === 'en' ? college.name_en : college.name,
          description: summary(college.description),
          image: college.logo,
        }
      )
    },
  },
]
