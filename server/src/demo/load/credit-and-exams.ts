import { cardiologyBank } from '#server/demo/content/exams/cardiology-bank.ts'
import { endocrinologyBank } from '#server/demo/content/exams/endocrinology-bank.ts'
import { paperSize } from '#server/demo/content/exams/exam-bank.ts'
import type { ExamBank } from '#server/demo/content/exams/exam-bank.ts'
import { respiratoryBank } from '#server/demo/content/exams/respiratory-bank.ts'
import { safetyBank } from '#server/demo/content/exams/safety-bank.ts'
import { lectureVideo } from '#server/demo/content/lecture-video.ts'
import { subjects } from '#server/demo/content/subjects.ts'
import { cardiology } from '#server/demo/content/subjects/cardiology.ts'
import { endocrinology } from '#server/demo/content/subjects/endocrinology.ts'
import { respiratory } from '#server/demo/content/subjects/respiratory.ts'
import type { Subject } from '#server/demo/content/subjects/subject.ts'
import { insertForIds, insertRows } from '#server/demo/demo.queries.ts'
import { selectRecordingIds, selectUserByPhone, setCredit } from '#server/demo/credit-and-exams.queries.ts'
import { checkins } from '#server/features/meetings/checkin/checkin.tables.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import {
  examOptions,
  examQuestions,
  exams,
  examTries,
  examTryQuestions,
} from '#server/features/meetings/exams/exams.tables.ts'
import { grantCredit } from '#server/features/meetings/study/grant-credit.ts'
import { watchProgress } from '#server/features/meetings/study/study.tables.ts'
import { isEdited } from './meetings.ts'
import { minutesFrom } from './world.ts'
import type { World } from './world.ts'

const person = '13800000001'
const dayMinutes = 24 * 60

type Paper = { examId: number; questions: { id: number; optionIds: number[]; right: number }[] }

/** Meetings with exam and credit: one finished by somebody, one begun, one with only an exam, one live. */
export async function loadProven(world: World): Promise<void> {
  const [done, begun, plain, live] = [
    pastMeeting(world, cardiology),
    pastMeeting(world, respiratory),
    pastMeeting(world, endocrinology),
    liveMeeting(world),
  ]
  for (const meetingId of [done, begun, live]) await setCredit(world.db, meetingId, true)
  await setCredit(world.db, plain, false)
  const donePaper = await addExam(world, done, cardiologyBank)
  const begunPaper = await addExam(world, begun, respiratoryBank)
  await addExam(world, plain, endocrinologyBank)
  await addExam(world, live, safetyBank)

  const userId = await selectUserByPhone(world.db, digestPhone(world.vault, '86', person))
  await checkin(world, done, userId)
  await watch(world, done, userId, 1)
  await addTry(world, donePaper, userId, { number: 1, known: paperSize - 1, daysAgo: 2 })
  await grantCredit(world, userId, done)
  await watch(world, begun, userId, 0.4)
  await addTry(world, begunPaper, userId, { number: 1, known: 2, daysAgo: 1 })
}

/** The latest of a subject that everybody can play. */
function pastMeeting(world: World, subject: Subject): number {
  const place = subjects.indexOf(subject)
  const at = world.meetings.findIndex(
    (meeting, index) =>
      meeting.subject === place &&
      meeting.startMinutes + meeting.durationMinutes <= 0 &&
      !meeting.isBigMeeting &&
      !meeting.isOffline &&
      meeting.audience === 'all' &&
      isEdited(index),
  )
  return world.meetingIds[at]!
}

function liveMeeting(world: World): number {
  const at = world.meetings.findIndex(
    (meeting) =>
      meeting.hasStream && !meeting.isBigMeeting && meeting.audience === 'all' && meeting.startMinutes < 0,
  )
  return world.meetingIds[at]!
}

async function addExam({ db }: World, meetingId: number, bank: ExamBank): Promise<Paper> {
  const { title, intro } = bank
  const [examId] = await insertForIds(db, exams, [
    { meeting_id: meetingId, title, intro, minutes: 20, question_num: paperSize },
  ])
  const questions: Paper['questions'] = []
  for (const [sort, { title: asked, options, right = 1, why }] of bank.questions.entries()) {
    const kind = right > 1 ? 2 : 1
    const row = { exam_id: examId!, kind, title: asked, explanation: why, sort }
    const [id] = await insertForIds(db, examQuestions, [row])
    const rows = options.map((label, at) => ({ question_id: id!, label, is_right: at < right, sort: at }))
    questions.push({ id: id!, optionIds: await insertForIds(db, examOptions, rows), right })
  }
  return { examId: examId!, questions }
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

/** Watches the first recordings, as many as make up the share. */
async function watch({ db }: World, meetingId: number, userId: number, share: number) {
  const ids = await selectRecordingIds(db, meetingId)
  const length = lectureVideo.seconds * 1000
  await insertRows(
    db,
    watchProgress,
    ids.slice(0, Math.ceil(ids.length * share)).map((recordingId) => ({
      user_id: userId,
      meeting_id: meetingId,
      recording_id: recordingId,
      covered: `{[0,${length})}`,
      watched_ms: length,
    })),
  )
}

type Result = { number: number; known: number; daysAgo: number }

async function addTry({ db, now }: World, paper: Paper, userId: number, { number, known, daysAgo }: Result) {
  const startedAt = minutesFrom(now, -daysAgo * dayMinutes)
  const closedAt = new Date(startedAt.getTime() + 9 * 60_000)
  const score = Math.round((100 * known) / paperSize)
  const [tryId] = await insertForIds(db, examTries, [
    {
      exam_id: paper.examId,
      user_id: userId,
      number,
      started_at: startedAt,
      ends_at: new Date(startedAt.getTime() + 20 * 60_000),
      closed_at: closedAt,
      score,
    },
  ])
  await insertRows(
    db,
    examTryQuestions,
    paper.questions.slice(0, paperSize).map(({ id, optionIds, right }, sort) => ({
      try_id: tryId!,
      question_id: id,
      sort,
      option_ids: optionIds.toReversed(),
      chosen_ids: sort < known ? optionIds.slice(0, right) : optionIds.slice(-1),
      answered_at: closedAt,
    })),
  )
}
