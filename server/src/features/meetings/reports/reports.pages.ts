import { reportCalls } from '#contract/meetings/reports.ts'
import { brandName, brandPicture } from '#contract/wire/brand.ts'
import { preload } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { asPlainText } from '#kernel/rich-text.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { selectReport } from './reports.queries.ts'

const allReports = { zh: `会议报道 - ${brandName.zh}`, en: `Conference Reports - ${brandName.en}` }

export const reportPages: Page[] = [
  {
    path: '/reports',
    async describe(query, { db }, language) {
      const meetingId = readId(query.meeting_id)
      const row = meetingId > 0 ? await selectMeeting(db, meetingId) : undefined
      if (meetingId > 0 && !row) return undefined
      const title = row ? `${row.meeting.title} - ${allReports[language]}` : allReports[language]
      return {
        title,
        description: summary(row ? asPlainText(row.meeting.intro) : title),
        image: row?.meeting.cover ?? brandPicture,
        preload: [preload(reportCalls.list, { meeting_id: meetingId, page: 1 })],
      }
    },
  },
  {
    path: '/reportsDetail',
    async describe(query, { db }) {
      const row = await selectReport(db, readId(query.id))
      if (!row) return undefined
      const { report } = row
      return {
        title: report.title,
        description: summary(report.intro),
        image: report.cover,
        preload: [preload(reportCalls.details, { id: report.id })],
      }
    },
  },
]
