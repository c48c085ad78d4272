import { talkCalls } from '#contract/library/talks.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { preload } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectTalk } from './talks.queries.ts'

const words = {
  zh: { title: '学科讲堂', description: '按学科成系列的专家讲堂：预告、回放与录播课程。' },
  en: { title: 'Subject Talks', description: 'Series of lectures by subject: upcoming, past and recorded.' },
}

export const talkPages: Page[] = [
  {
    path: '/subjectTalkHomepage',
    async describe(query, { db }, language) {
      if (query.column_id === undefined)
        return { ...words[language], image: brandPicture, preload: [preload(talkCalls.home, {})] }
      const talk = await selectTalk(db, readId(query.column_id))
      return (
        talk && {
          title: talk.theme,
          description: summary(talk.intro),
          image: talk.cover,
          preload: [preload(talkCalls.detail, { column_id: talk.id })],
        }
      )
    },
  },
]
