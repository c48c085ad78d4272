import { defineJob } from '#kernel/jobs/job.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { notifyAll } from '#server/features/community/messages/notify.ts'
import { claimChange } from '#server/features/practice/expert-sheets/changes.queries.ts'
import type { ChangeRow } from '#server/features/practice/expert-sheets/changes.queries.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { sessionNotices } from './expert-sessions.notices.ts'
import { selectOrganisers } from './organisers.queries.ts'

/** Notifies the guest and the organisers of a change of a session: once, and not the organiser who made it. */
export const notifySessionChange = defineJob<{ changeId: number }>({
  name: 'notify-session-change',
  retryWaits: [10, 60, 300],
  key: ({ changeId }) => String(changeId),
  run: (services, { changeId }) =>
    services.db.transaction(async (db) => {
      const change = await claimChange(db, changeId)
      const row = change && (await selectSheet(db, change.sheet_id))
      if (!row) return
      const organisers = (await selectOrganisers(db, row.sheet.task_id)).filter(
        (id) => id !== change.actor_id,
      )
      const recipients = [...new Set([row.sheet.user_id, ...organisers])]
      await notifyAll({ ...services, db }, recipients, noticeOf(change, row))
    }),
})

const noticeOf = (change: ChangeRow, { sheet, meeting, user }: SheetRow) =>
  sessionNotices[change.kind]!.write({
    meeting: meeting.title,
    title: String(change.detail.title),
    time: shanghaiTime(new Date(String(change.detail.begin_at))),
    guest: sheet.name || user.truename,
    reason: change.reason,
    taskId: sheet.task_id,
  })
