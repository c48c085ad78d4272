import { agreementStates } from '#contract/practice/expert-agreements.ts'
import type { Db } from '#kernel/database.ts'
import { listenTo } from '#kernel/listeners.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { meetingMoved } from '#server/features/meetings/meetings/meetings.events.ts'
import { updateAgreed } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { sessionsChanged } from '#server/features/practice/expert-sessions/expert-sessions.events.ts'
import { lockSheet } from '#server/features/practice/expert-sheets/devices.queries.ts'
import {
  selectSheet,
  selectSheetIdsOfMeeting,
} from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { readAgreementState } from './agreement-state.ts'

/** Fees wait for an agreement about the dates that hold: a changed date asks for another one. */
export const recheckListeners = [
  listenTo(sessionsChanged, ({ db }, { sheetId }) => recheckAgreement(db, sheetId)),
  listenTo(meetingMoved, ({ db, jobs }, { meetingId }) => jobs.send(db, recheckAgreements, { meetingId })),
]

/** All those of a meeting, one by one: the person who moves it does not wait for the sheets of hundreds. */
export const recheckAgreements = defineJob<{ meetingId: number }>({
  name: 'recheck-agreements',
  retryWaits: [10, 60, 600],
  async run({ db }, { meetingId }) {
    for (const sheetId of await selectSheetIdsOfMeeting(db, meetingId))
      await db.transaction((db) => recheckAgreement(db, sheetId))
  },
})

/** Locks the sheet as signing does, so that of a change and a signature at once the later one sees the earlier. */
async function recheckAgreement(db: Db, sheetId: number): Promise<void> {
  await lockSheet(db, sheetId)
  const row = await selectSheet(db, sheetId)
  if (!row) return
  const { state, latest } = await readAgreementState(db, row)
  const isSigned = latest !== undefined && state === agreementStates.signed
  await updateAgreed(db, sheetId, isSigned ? latest.signed_at : null)
}
