import { cardiologyBank } from '#demo/content/exams/cardiology-bank.ts'
import { endocrinologyBank } from '#demo/content/exams/endocrinology-bank.ts'
import { paperSize } from '#demo/content/exams/exam-bank.ts'
import { respiratoryBank } from '#demo/content/exams/respiratory-bank.ts'
import { safetyBank } from '#demo/content/exams/safety-bank.ts'
import type { Subject } from '#demo/content/subjects/subject.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { selectUserByPhone, setCredit } from './study.queries.ts'
import { checkins } from '#server/features/meetings/checkin/checkin.tables.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { settleCredit } from '#server/features/meetings/study/grant-credit.ts'
import { addMoments, loadCreditMeetings, watchAll } from './credit-meetings.ts'
import { addExam, addTry } from './exams.ts'
import { examinedSubjects, latestToPlay } from './recorded-meetings.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const person = '13800000001'
const manager = '13800000005'
const dayMinutes = 24 * 60

/** Meetings with exam and credit: one finished by somebody, one begun, one with only an exam, one live. */
export async function loadStudy(world: World): Promise<void> {
  const [done, begun, plain, live] = [
    pastMeeting(world, examinedSubjects.done),
    pastMeeting(world, examinedSubjects.begun),
    pastMeeting(world, examinedSubjects.plain),
    liveMeeting(world),
  ]
  for (const meetingId of [done, begun, live]) await setCredit(world.db, meetingId, true)
  await setCredit(world.db, plain, false)
  const donePaper = await addExam(world, done, cardiologyBank)
  const begunPaper = await addExam(world, begun, respiratoryBank)
  await addExam(world, plain, endocrinologyBank)
  await addExam(world, live, safetyBank)

  const userOf = (phone: string) => selectUserByPhone(world.db, digestPhone(world.vault, '86', phone))
  const userId = await userOf(person)
  await checkin(world, done, userId)
  await watchAll(world, done, userId)
  await addMoments(world, done, userId, { met_at: world.now })
  await addTry(world, donePaper, userId, { number: 1, known: paperSize - 1, daysAgo: 2 })
  await settleCredit(world, userId, done)
  await watchAll(world, begun, userId, 0.4)
  await addTry(world, begunPaper, userId, { number: 1, known: 2, daysAgo: 1 })
  await loadCreditMeetings(world, { userId, managerId: await userOf(manager) })
}

const pastMeeting = (world: World, subject: Subject) =>
  world.meetingIds[latestToPlay(world.meetings, subject)]!

function liveMeeting(world: World): number {
  const at = world.meetings.findIndex(
    (meeting) =>
      meeting.hasStream && !meeting.isBigMeeting && meeting.audience === 'all' && meeting.startMinutes < 0,
  )
  return world.meetingIds[at]!
}

const checkin = ({ db, vault, now }: World, meetingId: number, userId: number) =>
  insertRows(db, checkins, [
    {
      meeting_id: meetingId,
      user_id: userId,
      form_sealed: vault.seal(JSON.stringify({ real_name: '沈清和' })),
      consents: true,
      state: 2,
      submitted_at: minutesFrom(now, -3 * dayMinutes),
    },
  ])
