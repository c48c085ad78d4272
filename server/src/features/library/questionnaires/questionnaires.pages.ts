import { brandPicture } from '#contract/wire/brand.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectQuestionnaire } from './questionnaires.queries.ts'

export const questionnairePages: Page[] = [
  {
    path: '/questionnaire',
    async describe(query, { db }) {
      const row = await selectQuestionnaire(db, readId(query.id))
      return (
        row && {
          title: row.questionnaire.title,
          description: summary(row.questionnaire.intro),
          image: brandPicture,
        }
      )
    },
  },
]
