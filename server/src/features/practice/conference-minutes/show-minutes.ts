import { minutesCalls } from '#contract/practice/conference-minutes.ts'
import { insertAccesses } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { selectShown } from '#server/features/community/room-recordings/room-recordings.queries.ts'
import { presentMinutes } from './conference-minutes.present.ts'
import { selectMinutes } from './conference-minutes.queries.ts'
import { requireRecorded } from './find-minutes.ts'

export const getMinutes = answer(minutesCalls.get, async ({ recording_id: recordingId }, context) => {
  const { db, vault } = context
  const { isHost } = await requireRecorded(context, recordingId)
  const row = await selectMinutes(db, recordingId)
  if (row?.state === 'done') await noteReading(db, recordingId, memberOf(context).userId)
  return presentMinutes({ recordingId, isHost, row }, vault)
})

/** For each member who was recorded: what they said is read. */
export async function noteReading(db: Db, recordingId: number, readerId: number): Promise<void> {
  const shown = await selectShown(db, recordingId)
  const what = `minutes of recording ${recordingId}`
  await insertAccesses(
    db,
    shown.map((userId) => ({ user_id: userId, reader_id: readerId, what })),
  )
}
