import { subjectCalls } from '#contract/library/subjects.ts'
import { browseCalls, channelTypes } from '#contract/discover/browse.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import { titleInAddress } from '#contract/wire/title-in-address.ts'
import { preload } from '#kernel/pages/page.ts'
import type { Preload, Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectCollege } from '#server/features/library/subjects/taxonomy.queries.ts'
import { readSite } from '#server/features/discover/home/read-site.ts'
import { selectColumn } from './columns.queries.ts'

const isNarrowed = (query: Record<string, string>) =>
  ['order', 'is_credit', 'is_free', 'kind'].some((name) => query[name] !== undefined)

/** The first rows of a channel, by its type. Other rows are fetched on request. */
function firstRows(type: number, scope: { college_id: number; disease_id: number }): Preload[] {
  const list = { ...scope, order: 'new' as const, page: 1 }
  switch (type) {
    case channelTypes.notices:
      return [preload(homeCalls.advance, { ...list, type: meetingTypes.preview })]
    case channelTypes.playback:
      return [preload(homeCalls.playback, { ...list, type: 0 })]
    case channelTypes.columns:
      return [preload(browseCalls.columns, { ...scope, page: 1 })]
    case channelTypes.information:
      return [preload(browseCalls.consulting, list)]
    case channelTypes.operations:
      return [preload(browseCalls.surgicalList, list)]
    case channelTypes.courses:
      return [preload(browseCalls.allCourses, { ...list, type: 0 })]
    default:
      return []
  }
}

export const browsePages: Page[] = [
  {
    path: '/channelClass',
    async describe(query, { db }, language) {
      const scope = { college_id: readId(query.college_id), disease_id: readId(query.disease_id) }
      const name = titleInAddress(query.name)
      const site = await readSite(db, language)
      return {
        title: name ? `${name} - ${site.title}` : site.title,
        description: site.description,
        image: site.logo,
        preload: isNarrowed(query)
          ? []
          : [
              preload(subjectCalls.diseaseList, { college_id: scope.college_id }),
              ...firstRows(readId(query.type), scope),
            ],
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
