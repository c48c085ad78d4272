import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { searchCalls } from '#contract/discover/search.ts'
import { operations } from '#server/features/library/operations/operations.tables.ts'
import { indexChanges } from './update-index.ts'
import { meetingEntries } from '#server/features/meetings/meetings/entries.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildMeeting, buildOperation, buildRecording } from '#server/testing/build-content.ts'
import { buildPassword } from '#server/testing/build-entry.ts'
import { buildCaptions } from '#server/testing/build-transcript.ts'
import { testApp } from '#server/testing/test-app.ts'
import { readTranscripts } from '#server/features/library/transcripts/read-transcripts.ts'

const app = await testApp()
const { db } = app.services

async function search(keyword: string) {
  await readTranscripts(app.services)
  await indexChanges(db, app.services.items)
  const { data } = await app
    .client()
    .call(searchCalls.passage, { keyword, college_id: 0, disease_id: 0, page: 1 })
  return data
}

async function buildTalk(words: string) {
  const meeting = await buildMeeting(db, { title: '查房', from: -9 })
  const captions = [
    await buildCaptions(app, [
      [3, '开场'],
      [75, words],
    ]),
  ]
  const recording = await buildRecording(db, meeting.id, { name: '第一讲', captions })
  return { meeting, recording }
}

it('finds what is said in a talk, at its second', async () => {
  const { meeting, recording } = await buildTalk('请看前降支的驺虞征')
  expect(await search('驺虞征')).toMatchObject([
    {
      talk: 'recording',
      talk_id: recording.id,
      talk_title: '第一讲',
      item_id: meeting.id,
      item_title: '查房',
      at_seconds: 75,
      found_title: { text: '请看前降支的驺虞征', hits: [{ start: 6, end: 9 }] },
    },
  ])
})

it('finds it in both languages', async () => {
  const operation = await buildOperation(db, { title: '手术' })
  const captions = [
    await buildCaptions(app, [[9, '暴露麈尾韧带']]),
    await buildCaptions(app, [[9, 'Expose the zhuwei ligament']], 'en'),
  ]
  await db.update(operations).set({ captions }).where(eq(operations.id, operation.id))
  for (const keyword of ['麈尾', 'ligament'])
    expect(await search(keyword)).toMatchObject([{ talk: 'operation', item_id: operation.id, at_seconds: 9 }])
})

it('forgets captions that were replaced', async () => {
  const { recording } = await buildTalk('讲到貔狳结节')
  expect(await search('貔狳')).toHaveLength(1)
  const captions = [await buildCaptions(app, [[5, '讲到饕餮纹理']])]
  await db.update(meetingRecordings).set({ captions }).where(eq(meetingRecordings.id, recording.id))
  expect(await search('貔狳结节')).toEqual([])
  expect(await search('饕餮')).toHaveLength(1)
})

it.each<[string, (meetingId: number) => Promise<unknown>]>([
  ['doctors', (id) => db.update(meetings).set({ audience: 'doctor' }).where(eq(meetings.id, id))],
  ['nobody', (id) => db.update(meetings).set({ published: false }).where(eq(meetings.id, id))],
  ['those with a password', (id) => buildPassword(db, id, '1234')],
  [
    'those who sign in',
    (id) =>
      db.insert(meetingEntries).values({ meeting_id: id, needs_completion: false, needs_sign_in: true }),
  ],
])('shows nothing of what is said for %s only', async (_who, close) => {
  const { meeting } = await buildTalk('讲到狻猊反射')
  expect(await search('狻猊')).toHaveLength(1)
  await close(meeting.id)
  expect(await search('狻猊')).toEqual([])
})

it('does not suggest sentences', async () => {
  await buildTalk('讲到蒲牢切迹')
  expect(await search('蒲牢')).toHaveLength(1)
  const words = { keyword: '蒲牢', college_id: 0, disease_id: 0 }
  expect(await app.client().call(searchCalls.suggest, words)).toEqual([])
})

it('is not stopped by a file that is gone', async () => {
  const operation = await buildOperation(db, { title: '手术二' })
  const captions = [{ language: 'zh', label: '中文', address: '/files/test/gone.vtt' }]
  await db.update(operations).set({ captions }).where(eq(operations.id, operation.id))
  await buildTalk('讲到椒图开口')
  expect(await search('椒图')).toHaveLength(1)
})

it('does not find what a machine has heard before a person has checked it', async () => {
  const { recording } = await buildTalk('请看前降支的獬豸征')
  const heard = recording.captions.map((caption) => ({ ...caption, is_machine: true }))
  await db.update(meetingRecordings).set({ captions: heard }).where(eq(meetingRecordings.id, recording.id))
  expect(await search('獬豸征')).toEqual([])
  await db
    .update(meetingRecordings)
    .set({ captions: recording.captions })
    .where(eq(meetingRecordings.id, recording.id))
  expect(await search('獬豸征')).toMatchObject([{ talk_id: recording.id }])
})
