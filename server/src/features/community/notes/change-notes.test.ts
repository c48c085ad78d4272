import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { noteCalls, noteFailures, noteLimits } from '#contract/community/notes.ts'
import { watchFailures } from '#contract/meetings/watching.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import { workCalls } from '#contract/library/works.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildEpisode, buildMeeting, buildRecording, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { playbackNotes } from './notes.tables.ts'

const app = await testApp()

const over = { from: -3, to: -1 }

async function prepare(given: Parameters<typeof buildMeeting>[1] = {}) {
  const meeting = await buildMeeting(app.services.db, { ...over, ...given })
  const recording = await buildRecording(app.services.db, meeting.id, { seconds: 90 })
  const { client, user } = await buildMember(app)
  const add = (at_seconds: number, content: string, part_id = recording.id, by = client) =>
    by.ask(noteCalls.add, { item_type: 'meeting', item_id: meeting.id, part_id, at_seconds, content })
  const list = (by = client) => by.call(noteCalls.lists, { item_type: 'meeting', item_id: meeting.id })
  return { meeting, recording, client, userId: user.id, add, list }
}

it('stores notes by second, for their author', async () => {
  const { add, list, client, recording } = await prepare()
  const late = await add(60, ' 讨论要点 ')
  const early = await add(5, '开场')
  expect(late.data).toMatchObject({ part_id: recording.id, at_seconds: 60, content: '讨论要点' })
  expect((await list()).map((note) => note.content)).toEqual(['开场', '讨论要点'])
  await client.call(noteCalls.edit, { note_id: early.data.note_id, content: '开场白' })
  await client.call(noteCalls.remove, { note_id: late.data.note_id })
  expect(await list()).toMatchObject([{ at_seconds: 5, content: '开场白' }])
  const other = await buildMember(app)
  expect(await list(other.client)).toEqual([])
})

it('lists all notes of a member with what they were taken on, and finds them by a word', async () => {
  const { add, client, meeting, recording } = await prepare({ title: '心衰论坛' })
  const work = await buildWork(app.services.db, { title: '导管消融课' })
  await buildEpisode(app.services.db, work.id)
  const { episodes } = await client.call(workCalls.detail, { production_id: work.id })
  await add(5, '复习 LVEF 分级')
  await client.call(noteCalls.add, {
    item_type: 'production',
    item_id: work.id,
    part_id: episodes[0]!.episode_id,
    at_seconds: 7,
    content: '看解剖',
  })
  const search = async (keyword: string) => (await client.call(noteCalls.own, { keyword, page: 1 })).data
  expect(await search('')).toMatchObject([
    { item_type: 'production', item_id: work.id, item_title: '导管消融课', at_seconds: 7, content: '看解剖' },
    { item_type: 'meeting', item_id: meeting.id, item_title: '心衰论坛', part_id: recording.id },
  ])
  expect(await search('lvef')).toMatchObject([{ content: '复习 LVEF 分级' }])
  expect(await search('消融')).toMatchObject([{ content: '看解剖' }])
  expect(await search('没有')).toEqual([])
  const other = await buildMember(app)
  expect(await other.client.call(noteCalls.own, { page: 1, keyword: '' })).toMatchObject({
    total: 0,
    data: [],
  })
})

it('lists notes on what is gone without a title', async () => {
  const { add, client, meeting } = await prepare()
  await add(5, '留下')
  await app.services.db.update(meetings).set({ published: false }).where(eq(meetings.id, meeting.id))
  const { data } = await client.call(noteCalls.own, { page: 1, keyword: '' })
  expect(data).toMatchObject([{ content: '留下', item_title: '' }])
})

it('adds a note once, however often the same attempt arrives', async () => {
  const { client, meeting, recording, list } = await prepare()
  const add = (content: string, by = client) =>
    by.call(noteCalls.add, {
      item_type: 'meeting',
      item_id: meeting.id,
      part_id: recording.id,
      at_seconds: 5,
      content,
      entry_id: 'lost-answer',
    })
  const [first, second] = await Promise.all([add('要点'), add('要点')])
  expect(second).toEqual(first)
  expect(await add('要点')).toEqual(first)
  expect(await list()).toEqual([first])
  const other = await buildMember(app)
  expect((await add('别人的', other.client)).note_id).not.toBe(first.note_id)
})

it('rejects changes to the notes of another', async () => {
  const { add, list } = await prepare()
  const note_id = (await add(5, '我的')).data.note_id
  const { client } = await buildMember(app)
  for (const answer of [
    await client.ask(noteCalls.edit, { note_id, content: '改' }),
    await client.ask(noteCalls.remove, { note_id }),
  ])
    expect(answer).toMatchObject({ status: 404, message: noteFailures.noteMissing.zh })
  expect(await list()).toMatchObject([{ content: '我的' }])
})

it('stores them encrypted, and within the recording', async () => {
  const { add } = await prepare()
  expect((await add(500, '结尾')).data.at_seconds).toBe(90)
  const rows = await app.services.db.select().from(playbackNotes)
  expect(rows.every((row) => !row.content_sealed.includes('结尾'))).toBe(true)
})

it('is for those who may watch, on a recording of that meeting', async () => {
  const { add, meeting } = await prepare({ audience: 'enterprise' })
  expect((await add(1, '要点')).message).toBe(meetingFailures.notForYou.zh)
  const open = await prepare()
  const foreign = await buildRecording(app.services.db, meeting.id)
  expect((await open.add(1, '要点', foreign.id)).message).toBe(watchFailures.recordingMissing.zh)
  expect((await open.add(1, '要点', open.recording.id, app.client())).status).toBe(
    failures.loginExpired.status,
  )
})

it('rejects blank and too long notes', async () => {
  const { add, client, meeting, recording, userId } = await prepare()
  const fields = {
    item_type: 'meeting',
    item_id: String(meeting.id),
    part_id: String(recording.id),
    at_seconds: '1',
  }
  for (const content of ['  ', '长'.repeat(noteLimits.length + 1)]) {
    const answer = await postForm(app, noteCalls.add.path, { ...fields, content }, client.token)
    expect(answer.status).toBe(failures.parameterError.status)
  }
  const note = {
    user_id: userId,
    item_type: 'meeting',
    item_id: meeting.id,
    part_id: recording.id,
    at_seconds: 1,
  } as const
  const content_sealed = app.services.vault.seal('满')
  await app.services.db
    .insert(playbackNotes)
    .values(Array.from({ length: noteLimits.perItem }, () => ({ ...note, content_sealed })))
  expect((await add(1, '再来一条')).status).toBe(noteFailures.tooManyNotes.status)
})

it('stores notes on a lesson that the member may play, apart from those on meetings', async () => {
  const { db } = app.services
  const { client } = await buildMember(app)
  const work = await buildWork(db, { is_free: false, price_fen: 6800 })
  await buildEpisode(db, work.id, { is_trial: true, seconds: 60, sort: 0 })
  await buildEpisode(db, work.id, { seconds: 60, sort: 1 })
  const { episodes } = await client.call(workCalls.detail, { production_id: work.id })
  const [open, locked] = episodes.map(({ episode_id }) => episode_id)
  const item = { item_type: 'production', item_id: work.id } as const
  const add = (part_id: number) =>
    client.ask(noteCalls.add, { ...item, part_id, at_seconds: 99, content: '要点' })
  expect((await add(open!)).data).toMatchObject({ part_id: open, at_seconds: 60 })
  expect((await add(locked!)).status).toBe(itemFailures.programMissing.status)
  expect(await client.call(noteCalls.lists, item)).toMatchObject([{ part_id: open, content: '要点' }])
  expect(await client.call(noteCalls.lists, { ...item, item_type: 'meeting' })).toEqual([])
})

it('rejects notes on what has no video', async () => {
  const { client } = await buildMember(app)
  const fields = { item_type: 'information', item_id: '1', part_id: '1', at_seconds: '1', content: '要点' }
  const answer = await postForm(app, noteCalls.add.path, fields, client.token)
  expect(answer).toMatchObject({ status: failures.parameterError.status, message: '参数错误: item_type' })
})
