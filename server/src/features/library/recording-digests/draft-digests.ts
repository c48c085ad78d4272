import { defineJob } from '#kernel/jobs/job.ts'
import type { Db } from '#kernel/database.ts'
import { notify } from '#kernel/notify.ts'
import { joinLines } from '#server/features/library/transcripts/join-lines.ts'
import { readCaptionLines } from '#server/features/library/transcripts/read-transcripts.ts'
import type { CaptionReader } from '#server/features/library/transcripts/read-transcripts.ts'
import { selectChapters } from '#server/features/meetings/meetings/programme.queries.ts'
import { chooseMarks } from './choose-marks.ts'
import { selectDigestTalk, selectDiseaseNames, selectSlidePages } from './digest-talks.queries.ts'
import type { DigestTalk } from './digest-talks.queries.ts'
import { draftChapters } from './draft-chapters.ts'
import { findChat } from './find-chat.ts'
import { findLecturers } from './find-digest-talk.ts'
import { findSaid } from './find-said.ts'
import type { Spoken } from './find-said.ts'
import { fewQuestions, pairQuestions } from './pair-questions.ts'
import { digestChanged } from './recording-digests.notices.ts'
import {
  insertDraft,
  selectAwaitingMeetings,
  selectDigest,
  selectOutdated,
  selectUndrafted,
  updateOpen,
  updateSpoken,
} from './recording-digests.queries.ts'
import { statementsOf } from './statements.ts'
import { tellReady } from './tell-ready.ts'

type World = CaptionReader & { db: Db }

const atOnce = 20

/** Drafts the digests of recordings that are ready, and follows captions that were corrected and recordings that were closed. */
export async function draftDigests(world: World): Promise<void> {
  for (;;) {
    const due = await selectUndrafted(world.db, atOnce)
    for (const { recording_id } of due) await draft(world, recording_id)
    if (due.length < atOnce) break
  }
  for (const { recording_id } of await selectOutdated(world.db, atOnce)) await readAgain(world, recording_id)
  for (const meetingId of await selectAwaitingMeetings(world.db)) await tellReady(world.db, meetingId)
  await updateOpen(world.db)
}

export const draftDigestsJob = defineJob({
  name: 'draft-digests',
  schedule: '* * * * *',
  oneAtATime: true,
  retryWaits: [],
  run: (services) => draftDigests(services),
})

/** Drafts a digest that somebody asks for, and tells the lecturers. Where there is one, nothing happens. */
export async function draftDigest(world: World, recordingId: number): Promise<void> {
  const meetingId = await draft(world, recordingId)
  if (meetingId !== undefined) await tellReady(world.db, meetingId)
}

/** Returns its meeting; undefined for a recording without captions. */
async function draft(world: World, recordingId: number): Promise<number | undefined> {
  const talk = await selectDigestTalk(world.db, recordingId)
  if (!talk?.source) return undefined
  const { source } = talk
  const spoken = await readSpoken(world, source)
  const composed = await compose(world.db, talk, spoken)
  const awaits_notice = composed.chapters.length > 0
  await insertDraft(world.db, recordingId, { source, spoken, ...composed, awaits_notice })
  return talk.meeting_id
}

/** What is said is read again. A draft that nobody has touched is made again; what somebody has edited or released stays as it is. */
async function readAgain(world: World, recordingId: number): Promise<void> {
  const talk = await selectDigestTalk(world.db, recordingId)
  const digest = await selectDigest(world.db, recordingId)
  if (!talk || !digest) return
  const source = talk.source ?? ''
  const spoken = source === '' ? [] : await readSpoken(world, source)
  const isTouched = digest.edited_at !== null || digest.first_released_at !== null
  const composed = isTouched ? undefined : await compose(world.db, talk, spoken)
  const statements = statementsOf(digest.chapters, spoken)
  const quotes = digest.chapters.flatMap((chapter) => chapter.quotes)
  const isLosing = isTouched && quotes.some((quote) => findSaid(spoken, quote) === undefined)
  const isReady = composed !== undefined && composed.chapters.length > 0 && digest.chapters.length === 0
  await world.db.transaction(async (db) => {
    const changed = await updateSpoken(db, digest, {
      source,
      spoken,
      statements,
      ...composed,
      ...(isReady && { awaits_notice: true }),
    })
    if (changed && isLosing)
      await notify(db, await findLecturers(db, talk), digestChanged.write({ title: talk.name, recordingId }))
  })
}

const readSpoken = async (world: World, address: string): Promise<Spoken[]> => {
  const lines = await readCaptionLines(world, address)
  return joinLines(lines.map((line) => ({ ...line, page: null }))).map(({ place, words }) => ({
    second: place,
    words,
  }))
}

async function compose(db: Db, talk: DigestTalk, spoken: Spoken[]) {
  const chapters = await selectChapters(db, [talk.recording_id])
  const pages = await selectSlidePages(db, talk.recording_id)
  const diseases = await selectDiseaseNames(db, talk.meeting_id)
  const chat = await findChat(db, talk)
  const marks = chooseMarks(
    chapters.map(({ title, at_seconds }) => ({ title, second: at_seconds })),
    pages,
    spoken,
  )
  return {
    chapters: draftChapters(spoken, marks, [talk.name, talk.meeting_title, ...diseases]),
    questions: fewQuestions(pairQuestions(chat), chat),
  }
}
