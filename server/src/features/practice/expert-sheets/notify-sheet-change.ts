import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { claimChange, selectChangedSheet } from './changes.queries.ts'
import type { ChangedSheetRow, ChangeRow } from './changes.queries.ts'
import { sheetNotices } from './expert-sheets.notices.ts'
import { selectOrganisers } from './organisers.queries.ts'

/** Notifies the guest and the organisers of a change of a sheet: once, and not the organiser who made it. */
export const notifySheetChange = defineJob<{ changeId: number }>({
  name: 'notify-sheet-change',
  retryWaits: [10, 60, 300],
  key: ({ changeId }) => String(changeId),
  run: ({ db }, { changeId }) =>
    db.transaction(async (db) => {
      const change = await claimChange(db, changeId)
      const row = change && (await selectChangedSheet(db, change.sheet_id))
      if (!row) return
      const organisers = (await selectOrganisers(db, row.taskId)).filter((id) => id !== change.actor_id)
      const recipients = [...new Set([row.userId, ...organisers])]
      await notify(db, recipients, noticeOf(change, row))
    }),
})

/** Whether both sides are notified of a kind of change. */
export const isNotified = (kind: string) => kind in sheetNotices

const noticeOf = ({ kind, detail, reason }: ChangeRow, row: ChangedSheetRow) =>
  sheetNotices[kind]!.write({
    meeting: row.meeting,
    title: wordIn(detail.title),
    time: detail.begin_at ? shanghaiTime(new Date(wordIn(detail.begin_at))) : '',
    guest: row.guest,
    reason,
    taskId: row.taskId,
  })

const wordIn = (value: unknown) => (typeof value === 'string' ? value : '')
