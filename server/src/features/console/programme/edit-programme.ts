import { programmeCalls, programmeFailures } from '#contract/console/programme.ts'
import type { Place } from '#contract/console/programme.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { findRoot, loadProgramme } from './load-programme.ts'
import { placeSession } from './place-session.ts'
import { selectSession, updateHall } from './programme.queries.ts'

export const getProgramme = answer(programmeCalls.get, ({ meeting_id }, { db }) =>
  loadProgramme(db, meeting_id),
)

export const moveSession = answer(programmeCalls.move, async (input, { db }) => {
  const session = await selectSession(db, input.session_id)
  const rootId = await findRoot(db, input.meeting_id)
  if (!session || session.taken_back_at || (await findRoot(db, session.meeting_id)) !== rootId)
    throw refuse(programmeFailures.mixedMeetings)
  const from: Place = {
    hall: session.hall,
    begin_time: shanghaiTime(session.begin_at),
    end_time: shanghaiTime(session.end_at),
  }
  if (JSON.stringify(from) !== JSON.stringify(pick(input.from)))
    throw refuse(programmeFailures.movedMeanwhile, { data: await loadProgramme(db, input.meeting_id) })
  const begin_at = readShanghaiTime(input.to.begin_time)
  const end_at = readShanghaiTime(input.to.end_time)
  const hall = input.to.hall.trim()
  if (!begin_at || !end_at || hall.length > 40) throw refuse(failures.parameterError, { detail: 'to' })
  const { id, meeting_id, title, doctor_id } = session
  await placeSession(db, { id, meeting_id, title, doctor_id, hall, begin_at, end_at }, input.confirms)
  return loadProgramme(db, input.meeting_id)
})

const pick = ({ hall, begin_time, end_time }: Place): Place => ({ hall, begin_time, end_time })

export const renameHall = answer(programmeCalls.renameHall, async (input, { db, noteChange }) => {
  const rootId = await findRoot(db, input.meeting_id)
  await updateHall(db, rootId, input.hall, input.name)
  noteChange({
    target: { kind: 'meetings', id: rootId, name: '' },
    before: { hall: input.hall },
    after: { hall: input.name },
  })
  return loadProgramme(db, input.meeting_id)
})
