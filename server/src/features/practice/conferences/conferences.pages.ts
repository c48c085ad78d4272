import { conferenceCalls } from '#contract/practice/conferences.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { preloadForVisitors } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { conferencesText } from './conferences.text.ts'
import { selectConference } from './conferences.queries.ts'

/** Without the code of the link the page says nothing of the conference: numbers can be counted through. */
export const conferencePages: Page[] = [
  {
    path: '/videoConferenceInvitation',
    async describe(query, { db }, language) {
      const text = conferencesText[language]
      const id = readId(query.id)
      const row = await selectConference(db, id, 0)
      if (!row) return undefined
      const { conference, host } = row
      const code = query.code ?? ''
      if (code !== conference.code) return { title: text.title, description: text.title, image: brandPicture }
      return {
        title: conference.title,
        description: text.visitors(host?.truename ?? '', shanghaiTime(conference.begin_at)),
        image: brandPicture,
        preload: [preloadForVisitors(conferenceCalls.detail, { id, code })],
      }
    },
  },
]
