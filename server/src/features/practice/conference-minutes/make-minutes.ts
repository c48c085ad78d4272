import { minutesCalls, minutesFailures } from '#contract/practice/conference-minutes.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Limit } from '#kernel/limits.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { selectRecording } from '#server/features/community/room-recordings/room-recordings.queries.ts'
import type { RecordingRow } from '#server/features/community/room-recordings/room-recordings.queries.ts'
import { findRoom } from '#server/features/community/rooms/seats.ts'
import { subjectIdOf } from '#server/features/community/rooms/open-room.ts'
import {
  collectSpeech,
  handInSound,
  transcriptionTries,
} from '#server/features/library/videos/transcription.ts'
import type { Transcribed } from '#server/features/library/videos/transcription.ts'
import { minutesNotices } from './conference-minutes.notices.ts'
import { presentMinutes, sealLines } from './conference-minutes.present.ts'
import {
  insertMinutes,
  selectMinutes,
  updateDone,
  updateFailed,
  updateTask,
} from './conference-minutes.queries.ts'
import type { MinutesRow } from './conference-minutes.queries.ts'
import { requireHost } from './find-minutes.ts'
import { minutesSoundAddress, removeMinutesSound } from './minutes-sound.ts'

/** Each is paid for. */
const perDay: Limit = { name: 'minutes', max: 20, windowMs: 24 * 3600_000 }

export const makeMinutes = answer(minutesCalls.make, async ({ recording_id: id, language }, context) => {
  const { jobs, limits, providers, vault } = context
  const { userId } = memberOf(context)
  const { recording, isHost } = await requireHost(context, id)
  if (!recording.covers_speech) throw refuse(minutesFailures.minutesNotAgreed)
  if (recording.ended_at === null) throw refuse(minutesFailures.stillRecording)
  if (!providers.speech || !providers.live.engine) throw refuse(minutesFailures.minutesUnavailable)
  await limits.spend(perDay, `user ${userId}`)
  await context.db.transaction(async (db) => {
    if (!(await insertMinutes(db, { recordingId: id, language, askedBy: userId })))
      throw refuse(minutesFailures.minutesMaking)
    await jobs.send(db, beginMinutes, { recordingId: id })
  })
  return presentMinutes({ recordingId: id, isHost, row: await selectMinutes(context.db, id) }, vault)
})

type Data = { recordingId: number }

const giveUp = (services: Services, { recordingId }: Data) => recorded.fail(services, recordingId, 'fault')

export const beginMinutes = defineJob<Data>({
  name: 'begin-minutes',
  ...transcriptionTries,
  giveUp,
  run: (services, { recordingId }) => handInSound(services, recorded, recordingId),
})

export const collectMinutes = defineJob<Data>({
  name: 'collect-minutes',
  ...transcriptionTries,
  giveUp,
  run: (services, { recordingId }) => collectSpeech(services, recorded, recordingId),
})

const secondsOf = ({ begun_at: begunAt, ended_at: endedAt }: RecordingRow) =>
  begunAt && endedAt ? Math.ceil((endedAt.getTime() - begunAt.getTime()) / 1000) : 0

const recorded: Transcribed = {
  async find(services, id) {
    const row = await selectMinutes(services.db, id)
    const recording = row?.state === 'waiting' ? await selectRecording(services.db, id) : undefined
    if (!row || !recording) return undefined
    const { language, task, began_at: beganAt } = row
    const address = () => minutesSoundAddress(services, recording)
    return { language, task, beganAt, seconds: secondsOf(recording), address }
  },
  saveTask: ({ db }, id, task) => updateTask(db, id, task),
  askAt: ({ db, jobs }, id, at) => jobs.send(db, collectMinutes, { recordingId: id }, at),
  finish: (services, id, cues) =>
    settle(services, id, (db) => updateDone(db, id, sealLines(services.vault, cues))),
  fail: (services, id) => settle(services, id, (db) => updateFailed(db, id)),
}

/** Ends the wait once, and tells who has asked. */
async function settle(
  services: Services,
  recordingId: number,
  end: (db: Services['db']) => Promise<MinutesRow | undefined>,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const row = await end(db)
    if (!row || row.asked_by === null || row.state === 'waiting') return
    const recording = (await selectRecording(db, recordingId))!
    const conferenceId = subjectIdOf(await findRoom(db, recording.room_id))
    await notify(db, row.asked_by, minutesNotices[row.state].write({ conferenceId }))
  })
  await removeMinutesSound(services, recordingId)
}
