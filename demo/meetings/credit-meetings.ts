import { checkinStates } from '#contract/meetings/checkin.ts'
import { drawCover } from '#demo/art/cover.ts'
import { creditMeetings, lectureQuestions } from '#demo/content/credit-meetings.ts'
import type { CreditMeeting } from '#demo/content/credit-meetings.ts'
import { paperSize } from '#demo/content/exams/exam-bank.ts'
import { lectureVideo } from '#demo/content/lecture-video.ts'
import { microCourses } from '#demo/content/micro-courses.ts'
import { meetingVenue } from '#demo/content/meetings/meeting-venue.ts'
import { plannedMinutes } from '#demo/content/meetings/meeting-slots.ts'
import { subjectAt } from '#demo/content/subjects.ts'
import { selectRecordingsOf, selectRecordings, updateGrantedAt } from './study.queries.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import {
  selectCertificate,
  updateRevoked,
} from '#server/features/meetings/certificates/certificates.queries.ts'
import { checkinForms, checkins, checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { meetingCreditRules } from '#server/features/meetings/meetings/credit-rules.tables.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { insertLiveQuestion } from '#server/features/meetings/study/live-questions.queries.ts'
import { settleCredit } from '#server/features/meetings/study/grant-credit.ts'
import { recallMoments } from '#server/features/meetings/study/recall.tables.ts'
import { setCreditRevoked } from '#server/features/meetings/study/study.queries.ts'
import { watchProgress } from '#server/features/meetings/study/study.tables.ts'
import { addExam, addTry } from './exams.ts'
import { insertQuestions } from './recall-questions.ts'
import { saveCaptions } from '#demo/library/spoken-captions.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

type Learner = { userId: number; managerId: number }

export async function loadCreditMeetings(world: World, learner: Learner): Promise<void> {
  const planned = creditMeetings.map((one) => ({
    ...one,
    startMinutes: plannedMinutes(world.now, one.startMinutes),
  }))
  const ids = await insertForIds(
    world.db,
    meetings,
    planned.map((one, at) => meetingRow(world, one, at)),
  )
  for (const [at, one] of planned.entries()) await loadMeeting(world, one, ids[at]!, learner)
  await loadQuestions(
    world,
    ids.filter((_, at) => !planned[at]!.hasNoQuestions),
  )
  for (const [at, one] of planned.entries()) await loadState(world, one, ids[at]!, learner)
}

const meetingRow = (world: World, one: CreditMeeting, at: number) => ({
  college_id: world.collegeIds[one.subject]!,
  title: one.title,
  intro: one.intro,
  cover: world.shelf.draw(`credit-${at}`, drawCover(subjectAt(one.subject).motif, 940 + at)),
  begin_at: minutesFrom(world.now, one.startMinutes),
  end_at: minutesFrom(world.now, one.startMinutes + one.durationMinutes),
  is_credit: true,
  organiser: '杏林继续医学教育中心',
  is_offline: one.kind === 'offline',
  venue: one.kind === 'offline' ? meetingVenue(at) : '',
  has_stream: one.kind === 'live',
  view_count: 90 + at * 41,
})

async function loadMeeting(world: World, one: CreditMeeting, meetingId: number, { managerId }: Learner) {
  const { db } = world
  if (one.rule) await insertRows(db, meetingCreditRules, [{ meeting_id: meetingId, ...one.rule }])
  if (one.kind === 'offline')
    await insertRows(db, meetingManagers, [{ meeting_id: meetingId, user_id: managerId }])
  if (one.kind === 'recorded')
    await insertRows(db, meetingRecordings, [
      { meeting_id: meetingId, name: one.title, ...recordingOf(world, one) },
    ])
}

/** Its own talk; else the short film, so that credit can be earned within a minute. */
function recordingOf(world: World, { title }: CreditMeeting) {
  const course = microCourses.get(title)
  if (course) {
    const { seconds } = course.video
    const { recording, recordedClarities, preview } = world.drawn.get(course.video)!
    const captions = saveCaptions(world.shelf, course.lines, seconds)
    return { video: recording, seconds, clarities: recordedClarities, captions, preview }
  }
  return {
    video: world.recording,
    seconds: lectureVideo.seconds,
    clarities: world.recordedClarities,
    captions: world.captions,
    preview: world.recordedPreview,
  }
}

/** They ask about their content, except a few that only ask for presence. */
async function loadQuestions({ db }: World, ids: number[]) {
  for (const { id, name } of await selectRecordingsOf(db, ids))
    await insertQuestions(db, id, microCourses.get(name)?.questions ?? lectureQuestions)
}

async function loadState(
  world: World,
  one: CreditMeeting,
  meetingId: number,
  { userId, managerId }: Learner,
) {
  const { db, now } = world
  for (const { title, options } of one.liveQuestions ?? [])
    await insertLiveQuestion(
      db,
      { meeting_id: meetingId, author_id: managerId, title },
      options.map((label, at) => ({ label, is_right: at === 0 })),
    )
  const paper = one.exam && (await addExam(world, meetingId, one.exam))
  switch (one.state) {
    case undefined:
      return
    case 'finished':
      await insertRows(db, checkinVisits, [
        {
          meeting_id: meetingId,
          user_id: userId,
          method: 'staff',
          staff_id: managerId,
          reason: '手机没电',
          at: minutesFrom(now, one.startMinutes + 5),
        },
      ])
      await settleCredit(world, userId, meetingId)
      // Four days ago: the home asks what was retained.
      await updateGrantedAt(db, { userId, meetingId }, minutesFrom(now, -4 * 24 * 60))
      return
    case 'checkinUnderReview':
    case 'checkinFailed':
      await addReviewedCheckin(world, meetingId, userId, one.state)
      return
    case 'questionMissed':
      await watchAll(world, meetingId, userId)
      await addMoments(world, meetingId, userId, { misses: 1 })
      return
    case 'examFailed':
      await watchAll(world, meetingId, userId)
      await addMoments(world, meetingId, userId, { met_at: now })
      for (const number of [1, 2, 3])
        await addTry(world, paper!, userId, { number, known: paperSize - 3, daysAgo: 10 - number })
      return
    case 'revoked':
      await watchAll(world, meetingId, userId)
      await addMoments(world, meetingId, userId, { met_at: now })
      await settleCredit(world, userId, meetingId)
      await revoke(world, meetingId, userId)
  }
}

const reasons = { checkinUnderReview: '', checkinFailed: '姓名与账号实名信息不一致' }

async function addReviewedCheckin(
  { db, vault, now }: World,
  meetingId: number,
  userId: number,
  state: keyof typeof reasons,
) {
  await insertRows(db, checkinForms, [
    { meeting_id: meetingId, fields: [{ field: 'real_name' as const, required: true }], is_reviewed: true },
  ])
  await insertRows(db, checkins, [
    {
      meeting_id: meetingId,
      user_id: userId,
      form_sealed: vault.seal(JSON.stringify({ real_name: '沈清和' })),
      state: state === 'checkinFailed' ? checkinStates.failed : checkinStates.underReview,
      reason: reasons[state],
      submitted_at: minutesFrom(now, -3 * 24 * 60),
    },
  ])
}

export async function watchAll({ db }: World, meetingId: number, userId: number, share = 1) {
  const recordings = await selectRecordings(db, meetingId)
  await insertRows(
    db,
    watchProgress,
    recordings.slice(0, Math.ceil(recordings.length * share)).map(({ id, seconds }) => ({
      user_id: userId,
      meeting_id: meetingId,
      recording_id: id,
      covered: `{[0,${seconds * 1000})}`,
      watched_ms: seconds * 1000,
    })),
  )
}

/** How the questions of every recording went. */
export async function addMoments(
  { db }: World,
  meetingId: number,
  userId: number,
  result: { misses?: number; met_at?: Date },
) {
  const recordings = await selectRecordings(db, meetingId)
  await insertRows(
    db,
    recallMoments,
    recordings.map(({ id, seconds }) => ({
      user_id: userId,
      meeting_id: meetingId,
      recording_id: id,
      number: 0,
      from_ms: 0,
      to_ms: seconds * 1000,
      at_ms: seconds * 500,
      ...result,
    })),
  )
}

async function revoke({ db }: World, meetingId: number, userId: number) {
  const certificate = await selectCertificate(db, userId, meetingId)
  const revoked = await updateRevoked(db, certificate!.number, '观看记录经核查无效')
  await setCreditRevoked(db, revoked!, true)
}
