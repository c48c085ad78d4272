import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { commentCalls } from '#contract/community/comments.ts'
import { searchCalls } from '#contract/discover/search.ts'
import { digestCalls, digestFailures } from '#contract/library/recording-digests.ts'
import { failures } from '#contract/wire/failure.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { indexChanges } from '#server/features/discover/search/update-index.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildComment } from '#server/testing/build-comment.ts'
import { buildDoctor, buildMeeting, buildRecording, buildSession } from '#server/testing/build-content.ts'
import { buildDigest, spokenLines } from '#server/testing/build-digest.ts'
import { buildPassword } from '#server/testing/build-entry.ts'
import { buildCaptions } from '#server/testing/build-transcript.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { draftDigests, draftDigestsJob } from './draft-digests.ts'
import { recordingDigests } from './recording-digests.tables.ts'

const app = await testApp()
const { db } = app.services

const [advice, pressure] = [spokenLines[1]![1], spokenLines[2]![1]]

async function buildLecturer() {
  const { client, user } = await buildMember(app, { user_type: 1 })
  const { id: doctorId } = await buildDoctor(db, { user_id: user.id })
  return { client, user, doctorId }
}

/** A recording with a draft, and its lecturer. */
async function buildTalk(given: Parameters<typeof buildDigest>[1] = {}) {
  const lecturer = await buildLecturer()
  const recordingId = await buildDigest(app, { speakers: [lecturer.doctorId], ...given })
  const recording = (
    await db.select().from(meetingRecordings).where(eq(meetingRecordings.id, recordingId))
  )[0]!
  return { lecturer, recordingId, meetingId: recording.meeting_id }
}

const forget = (recordingId: number) =>
  db.delete(recordingDigests).where(eq(recordingDigests.recording_id, recordingId))

const toldOf = async (client: TestClient, words: string) =>
  (await readInbox(client)).filter((content) => content.includes(words)).length

const draftOf = (client: TestClient, recording_id: number) => client.call(digestCalls.draft, { recording_id })
const read = (client: TestClient, { meetingId, recordingId }: { meetingId: number; recordingId: number }) =>
  client.call(digestCalls.get, { meeting_id: meetingId, l_r_id: recordingId })

async function save(client: TestClient, recording_id: number, change: object = {}) {
  const { revision, chapters, questions } = await draftOf(client, recording_id)
  return client.ask(digestCalls.save, { recording_id, revision, chapters, questions, ...change })
}

async function release(client: TestClient, recording_id: number, type = true) {
  const { revision } = await draftOf(client, recording_id)
  return client.ask(digestCalls.release, { recording_id, revision, type })
}

const chaptersOf = (...quotes: [number, string][]) => [
  { title: '用药', second: 0, quotes: quotes.map(([second, words]) => ({ second, words })) },
]

it('drafts what was said, tells the lecturer once, and twice changes nothing', async () => {
  const { lecturer, recordingId } = await buildTalk()
  await runJobs(app, draftDigestsJob)
  await Promise.all([draftDigests(app.services), draftDigests(app.services)])
  const draft = await draftOf(lecturer.client, recordingId)
  expect(draft).toMatchObject({ state: 'draft', revision: 1, minutes: 1, has_captions: 1 })
  expect(draft.chapters.flatMap(({ quotes }) => quotes)).toEqual([
    { second: 20, page: 0, words: advice, is_stale: 0 },
    { second: 95, page: 0, words: pressure, is_stale: 0 },
  ])
  expect(draft.sentences.map(({ second }) => second)).toEqual([5, 20, 95])
  await expect.poll(() => toldOf(lecturer.client, '已起草')).toBe(1)
})

it('tells by one message of all recordings of a meeting that become ready together, each lecturer of their own', async () => {
  const [both, one] = [await buildLecturer(), await buildLecturer()]
  const meeting = await buildMeeting(db, { from: -9, title: '联合查房' }, [both.doctorId, one.doctorId])
  const build = async (name: string, speakers: number[]) => {
    const [session] = await Promise.all(
      speakers.map((doctor_id) => buildSession(db, meeting.id, { title: name, doctor_id })),
    )
    const captions = [await buildCaptions(app, spokenLines)]
    return buildRecording(db, meeting.id, { name, captions, session_id: session!.id })
  }
  await build('第一讲', [both.doctorId])
  await build('第二讲', [both.doctorId])
  await build('第三讲', [one.doctorId])
  await Promise.all([draftDigests(app.services), draftDigests(app.services)])
  await draftDigests(app.services)
  await expect.poll(() => toldOf(both.client, '《联合查房》有 2 篇五分钟要点已起草：第一讲、第二讲')).toBe(1)
  await expect.poll(() => toldOf(one.client, '《第三讲》的五分钟要点已起草')).toBe(1)
  expect(await toldOf(both.client, '《第一讲》')).toBe(0)
})

it('drafts by itself what became ready lately, and older recordings when it is asked to', async () => {
  const { lecturer, recordingId } = await buildTalk({ meeting: { from: -24 * 60, to: -24 * 50 } })
  await forget(recordingId)
  await draftDigests(app.services)
  expect(await draftOf(lecturer.client, recordingId)).toMatchObject({
    state: 'none',
    has_captions: 1,
    sentences: [],
  })
  const begin = (client: TestClient) => client.ask(digestCalls.begin, { recording_id: recordingId })
  expect((await begin((await buildLecturer()).client)).status).toBe(digestFailures.notEditor.status)
  const both = await Promise.all([begin(lecturer.client), begin(lecturer.client)])
  expect(both.map(({ data }) => data.state)).toEqual(['draft', 'draft'])
})

it('waits for captions that a person has checked', async () => {
  const { lecturer, recordingId } = await buildTalk()
  await forget(recordingId)
  const captions = [{ ...(await buildCaptions(app, spokenLines)), is_machine: true }]
  await db.update(meetingRecordings).set({ captions }).where(eq(meetingRecordings.id, recordingId))
  await draftDigests(app.services)
  expect(await draftOf(lecturer.client, recordingId)).toMatchObject({ state: 'none', has_captions: 0 })
  expect((await lecturer.client.ask(digestCalls.begin, { recording_id: recordingId })).status).toBe(
    digestFailures.captionsMissing.status,
  )
})

it('is its lecturers’ and editors’ alone until it is released', async () => {
  const talk = await buildTalk()
  const editor = await buildMember(app, { user_type: 0, operator_roles: ['administrator'] })
  const other = await buildLecturer()
  const strangers = [app.client(), (await buildMember(app, { user_type: 1 })).client, other.client]
  for (const client of strangers) {
    for (const call of [digestCalls.draft, digestCalls.begin])
      expect([401, 403]).toContain((await client.ask(call, { recording_id: talk.recordingId })).status)
    for (const type of [true, false])
      expect([401, 403]).toContain(
        (await client.ask(digestCalls.release, { recording_id: talk.recordingId, revision: 1, type })).status,
      )
    const stolen = {
      recording_id: talk.recordingId,
      revision: 1,
      chapters: chaptersOf([20, advice]),
      questions: [],
    }
    expect([401, 403]).toContain((await client.ask(digestCalls.save, stolen)).status)
    expect(await read(client, talk)).toEqual({
      is_released: 0,
      may_edit: 0,
      minutes: 0,
      chapters: [],
      questions: [],
    })
  }
  for (const client of [talk.lecturer.client, editor.client])
    expect(await read(client, talk)).toEqual({
      is_released: 0,
      may_edit: 1,
      minutes: 0,
      chapters: [],
      questions: [],
    })
  expect((await draftOf(editor.client, talk.recordingId)).state).toBe('draft')
})

it('belongs to the lecturer of its session, and not to another of the same meeting', async () => {
  const [own, other] = [await buildLecturer(), await buildLecturer()]
  const { recordingId, meetingId } = await buildTalk({ speakers: [own.doctorId, other.doctorId] })
  const session = await buildSession(db, meetingId, { doctor_id: own.doctorId })
  await db
    .update(meetingRecordings)
    .set({ session_id: session.id })
    .where(eq(meetingRecordings.id, recordingId))
  expect((await draftOf(own.client, recordingId)).state).toBe('draft')
  expect((await other.client.ask(digestCalls.draft, { recording_id: recordingId })).status).toBe(403)
})

it('keeps the lecturer’s words: shortened to clauses, put in order, with other sentences of the talk', async () => {
  const { lecturer, recordingId } = await buildTalk()
  const chapters = chaptersOf([95, '不建议停药'], [20, '指南推荐四类药物尽早联合，'], [5, spokenLines[0]![1]])
  const { data } = await save(lecturer.client, recordingId, { chapters })
  expect(data).toMatchObject({ revision: 2, state: 'draft' })
  expect(data.chapters[0]).toMatchObject({ title: '用药' })
  expect(data.chapters[0]!.quotes.map(({ words }) => words)).toEqual([
    '不建议停药。',
    '指南推荐四类药物尽早联合',
    spokenLines[0]![1],
  ])
})

it.each<[string, [number, string]]>([
  ['what was never said', [20, '指南推荐三类药物']],
  ['half of a clause, which says the opposite', [95, '建议停药']],
  ['what was said at another second', [20, pressure]],
  ['nothing', [20, '']],
])('refuses %s', async (_what, quote) => {
  const { lecturer, recordingId } = await buildTalk()
  expect(await save(lecturer.client, recordingId, { chapters: chaptersOf(quote) })).toMatchObject({
    status: digestFailures.notSaid.status,
  })
  expect((await draftOf(lecturer.client, recordingId)).revision).toBe(1)
})

it('tells the second of two editors that the digest was changed', async () => {
  const { lecturer, recordingId } = await buildTalk()
  const both = await Promise.all([
    lecturer.client.ask(digestCalls.save, {
      recording_id: recordingId,
      revision: 1,
      chapters: [],
      questions: [],
    }),
    lecturer.client.ask(digestCalls.save, {
      recording_id: recordingId,
      revision: 1,
      chapters: chaptersOf([20, advice]),
      questions: [],
    }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    digestFailures.digestChanged.status,
  ])
  const stale = { recording_id: recordingId, revision: 1, type: true }
  const answer = await lecturer.client.ask(digestCalls.release, stale)
  expect([digestFailures.digestChanged.status, digestFailures.digestEmpty.status]).toContain(answer.status)
})

const search = async (keyword: string) => {
  await indexChanges(db, app.services.items)
  const found = await app
    .client()
    .call(searchCalls.digest, { keyword, college_id: 0, disease_id: 0, page: 1 })
  return found.data.map((row) => row.recording_id)
}

it('is read, listed and found once it is released, and gone as soon as it is taken back', async () => {
  const lines: typeof spokenLines = [[20, '指南推荐英招素尽早使用，剂量从小开始。']]
  const talk = await buildTalk({ lines })
  const listed = async () =>
    (await app.client().call(digestCalls.list, { college_id: 0, is_focused: false, page: 1 })).data.map(
      (row) => row.recording_id,
    )
  expect(await search('英招素')).toEqual([])
  expect((await release(talk.lecturer.client, talk.recordingId)).data.state).toBe('released')
  expect(await read(app.client(), talk)).toMatchObject({
    is_released: 1,
    may_edit: 0,
    minutes: 1,
    chapters: [{ quotes: [{ second: 20, page: 0, words: lines[0]![1] }] }],
  })
  expect(await search('英招素')).toEqual([talk.recordingId])
  expect(await listed()).toContain(talk.recordingId)
  expect(await save(talk.lecturer.client, talk.recordingId)).toMatchObject({
    status: digestFailures.digestReleased.status,
  })
  await release(talk.lecturer.client, talk.recordingId, false)
  expect((await read(app.client(), talk)).is_released).toBe(0)
  // Before the index has followed, too.
  const before = await app
    .client()
    .call(searchCalls.digest, { keyword: '英招素', college_id: 0, disease_id: 0, page: 1 })
  expect(before.data).toEqual([])
  expect(await search('英招素')).toEqual([])
  expect(await listed()).not.toContain(talk.recordingId)
})

it('is for those who may watch the recording', async () => {
  const talk = await buildTalk({ lines: [[20, '指南推荐陆吾片尽早使用，剂量从小开始。']], isReleased: true })
  expect(await search('陆吾片')).toEqual([talk.recordingId])
  await buildPassword(db, talk.meetingId, '1234')
  const asked = { meeting_id: talk.meetingId, l_r_id: talk.recordingId }
  const answer = await app.client().ask(digestCalls.get, asked)
  expect(answer.status).not.toBe(200)
  expect(JSON.stringify(answer)).not.toContain('陆吾片')
  expect((await read(talk.lecturer.client, talk)).is_released).toBe(1)
  expect(await search('陆吾片')).toEqual([])
  await draftDigests(app.services)
  await indexChanges(db, app.services.items)
  const counts = await app
    .client()
    .call(searchCalls.counts, { keyword: '陆吾片', college_id: 0, disease_id: 0 })
  expect(counts.digest).toBe(0)
  await db.update(meetings).set({ published: false }).where(eq(meetings.id, talk.meetingId))
  expect((await app.client().ask(digestCalls.get, asked)).status).toBe(404)
})

it('does not answer for a recording of another meeting', async () => {
  const [one, other] = [await buildTalk({ isReleased: true }), await buildTalk({ isReleased: true })]
  const mixed = { meeting_id: one.meetingId, l_r_id: other.recordingId }
  expect((await app.client().ask(digestCalls.get, mixed)).status).toBe(404)
  expect((await one.lecturer.client.ask(digestCalls.draft, { recording_id: 999_999 })).status).toBe(
    failures.dataMissing.status,
  )
})

async function correct(recordingId: number, lines: typeof spokenLines) {
  const captions = [await buildCaptions(app, lines)]
  await db.update(meetingRecordings).set({ captions }).where(eq(meetingRecordings.id, recordingId))
}

const corrected: typeof spokenLines = [
  spokenLines[0]!,
  [20, '指南推荐五类药物尽早联合，剂量从小开始。'],
  spokenLines[2]!,
]

it('is drafted again from corrected captions while nobody has touched it', async () => {
  const { lecturer, recordingId } = await buildTalk()
  await correct(recordingId, corrected)
  await draftDigests(app.services)
  const { chapters, revision } = await draftOf(lecturer.client, recordingId)
  expect(revision).toBe(2)
  expect(chapters[0]!.quotes[0]).toMatchObject({ words: corrected[1]![1], is_stale: 0 })
})

it('keeps what was edited when captions are corrected, and marks what no longer stands there', async () => {
  const { lecturer, recordingId } = await buildTalk()
  await save(lecturer.client, recordingId, { chapters: chaptersOf([95, pressure], [20, advice]) })
  await correct(recordingId, corrected)
  await draftDigests(app.services)
  await draftDigests(app.services)
  const { chapters } = await draftOf(lecturer.client, recordingId)
  expect(chapters[0]!.quotes.map(({ words, is_stale }) => [words, is_stale])).toEqual([
    [pressure, 0],
    [advice, 1],
  ])
  expect((await release(lecturer.client, recordingId)).status).toBe(digestFailures.digestStale.status)
  await expect.poll(() => toldOf(lecturer.client, '字幕已更正')).toBe(1)
})

it('shows readers of a released digest nothing that the captions no longer say', async () => {
  const talk = await buildTalk({ isReleased: true })
  await correct(talk.recordingId, corrected)
  // At once: what is quoted is not known to be said.
  expect((await read(app.client(), talk)).is_released).toBe(0)
  await draftDigests(app.services)
  const { chapters } = await read(app.client(), talk)
  expect(chapters.flatMap(({ quotes }) => quotes.map(({ words }) => words))).toEqual([pressure])
  await db.update(meetingRecordings).set({ captions: [] }).where(eq(meetingRecordings.id, talk.recordingId))
  await draftDigests(app.services)
  expect((await read(app.client(), talk)).is_released).toBe(0)
})

it('shows what was asked without who asked, and loses it when it is hidden or deleted', async () => {
  const lecturer = await buildLecturer()
  const recordingId = await buildDigest(app, { speakers: [lecturer.doctorId] })
  const { meeting_id: meetingId } = (
    await db.select().from(meetingRecordings).where(eq(meetingRecordings.id, recordingId))
  )[0]!
  const { client: askerClient } = await buildMember(app, { truename: '帝江' })
  const ask = async (content: string, client = askerClient) =>
    (await buildComment(app, 'meeting', meetingId, content, client)).comment_id
  const dose = await ask('四类药物的剂量怎么加？')
  const answered = await ask('剂量每两周加一次，看血压。', lecturer.client)
  const other = await ask('孕妇可以用这些药吗？')
  await ask('请问病人手机 13800138000 怎么联系？')
  const elsewhere = (
    await buildComment(app, 'meeting', (await buildTalk()).meetingId, '怎么报名参加比较好？', askerClient)
  ).comment_id
  await forget(recordingId)
  const begun = await lecturer.client.call(digestCalls.begin, { recording_id: recordingId })
  expect(begun.questions).toMatchObject([
    { comment_id: dose, answer_id: answered, answer: '剂量每两周加一次，看血压。' },
    { comment_id: other, answer_id: 0, answer: '' },
  ])
  for (const pair of [
    { comment_id: elsewhere, answer_id: 0 },
    { comment_id: other, answer_id: answered },
    { comment_id: dose, answer_id: other },
  ])
    expect(await save(lecturer.client, recordingId, { questions: [pair] })).toMatchObject({
      status: digestFailures.notAsked.status,
    })
  await release(lecturer.client, recordingId)
  const talk = { meetingId, recordingId }
  const shown = await read(app.client(), talk)
  expect(shown.questions).toHaveLength(2)
  expect(JSON.stringify(shown)).not.toContain('帝江')
  await db.update(comments).set({ hidden_at: new Date() }).where(eq(comments.id, answered))
  expect((await read(app.client(), talk)).questions[0]).toMatchObject({ answer: '', answered_by: '' })
  await askerClient.call(commentCalls.delete, { comment_id: other })
  expect((await read(app.client(), talk)).questions.map(({ question }) => question)).toEqual([
    '四类药物的剂量怎么加？',
  ])
  await askerClient.call(commentCalls.delete, { comment_id: dose })
  expect((await read(app.client(), talk)).questions).toEqual([])
})

it.each([
  ['a title that is too long', { chapters: [{ title: '长'.repeat(41), second: 0, quotes: [] }] }],
  ['a negative second', { chapters: [{ title: '', second: -1, quotes: [] }] }],
  ['a character that cannot be stored', { chapters: chaptersOf([20, '\0']) }],
  ['no comment', { questions: [{ comment_id: 0, answer_id: 0 }] }],
  ['no list', { questions: 7 }],
])('rejects %s', (_what, change) => {
  const { chapters, questions } = { chapters: [], questions: [], ...change }
  const fields = {
    recording_id: '1',
    revision: '1',
    chapters: JSON.stringify(chapters),
    questions: JSON.stringify(questions),
  }
  expect(z.safeDecode(digestCalls.save.input, fields).success).toBe(false)
})
