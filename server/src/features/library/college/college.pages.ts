import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectDiseases } from '#server/features/library/subjects/taxonomy.queries.ts'
import { nameIn } from '#server/features/library/subjects/subjects.present.ts'
import { selectDisease, selectTag } from './college.queries.ts'

/** For a tag of all subjects, which has no subject's picture. */
const brandMark = '/icon-512.png'

const tagPage = (path: string, name: string, kind: 'operation' | 'part'): Page => ({
  path,
  async describe(query, { db }, language) {
    const row = await selectTag(db, kind, readId(query[name]))
    return (
      row && {
        title: nameIn(row.tag, language),
        description: summary(row.tag.introduction),
        image: row.college?.logo ?? brandMark,
      }
    )
  },
})

export const collegePages: Page[] = [
  {
    path: '/diseaseHomepage',
    async describe(query, { db }, language) {
      // Without one in the address the screen opens with the first.
      const id = query.disease_id ? readId(query.disease_id) : (await selectDiseases(db, 0))[0]?.id
      const row = await selectDisease(db, id ?? 0)
      return (
        row && {
          title: nameIn(row.disease, language),
          description: summary(row.disease.introduction),
          image: row.college.logo,
        }
      )
    },
  },
  tagPage('/operationHomepage', 'operation_id', 'operation'),
  tagPage('/partHomepage', 'part_id', 'part'),
]
