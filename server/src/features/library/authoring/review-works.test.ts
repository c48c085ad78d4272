import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { recordCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { workCalls } from '#contract/library/works.ts'
import { videoCalls, videoFailures } from '#contract/library/videos.ts'
import { reviewStatuses, authoringCalls, workFailures } from '#contract/library/authoring.ts'
import { failures } from '#contract/wire/failure.ts'
import { only } from '#kernel/first-row.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectEpisodes } from '#server/features/library/works/works.queries.ts'
import { buildAuthor, buildVideo, buildWorkInput } from '#server/testing/build-author.ts'
import { buildEpisode, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'

// That it is decided once, by others than its author, and in order: see reviewed-submissions.test.ts.

const app = await testApp()
const { db } = app.services
const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })

const openRevision = async (productionId: number) =>
  (
    await only(
      db.execute<{ id: number }>(
        `select id::int from work_revisions where production_id = ${productionId} and state = 1`,
      ),
    )
  ).id

const works = consoleOf(operator, 'works')

/** What kept it from being passed; empty where it was. */
const pass = async (productionId: number) =>
  (await works.run('pass', await openRevision(productionId))).problem

const read = (production_id: number, client = app.client()) =>
  client.call(workCalls.detail, { production_id })

it('publishes a single work with its video', async () => {
  const author = await buildAuthor(app)
  const input = await buildWorkInput(db, author)
  const { production_id } = await author.client.call(authoringCalls.add, input)
  expect(await pass(production_id)).toBe('')
  const detail = await read(production_id)
  expect(detail).toMatchObject({ title: input.title, intro: input.intro, is_free: 1, cover: input.cover })
  expect(detail.episodes).toMatchObject([{ seconds: 90, video: expect.stringContaining('/main.m3u8') }])
  expect(detail.doctor.doctor_id).toBe(author.doctor.id)
  const own = await author.client.call(authoringCalls.own, { page: 1 })
  expect(own.data).toMatchObject([{ production_id, review_status: reviewStatuses.passed, is_published: 1 }])
})

it('publishes the captions that came with a work, under the name of their language', async () => {
  const author = await buildAuthor(app)
  const srt = Buffer.from('1\n00:00:01,500 --> 00:00:03,000\nHere')
  const { data: file } = await askUpload(app, author.client, authoringCalls.uploadCaption, srt)
  const input = await buildWorkInput(db, author)
  const captions = [{ language: 'en', file_id: file.id }]
  const { production_id } = await author.client.call(authoringCalls.add, { ...input, captions })
  await pass(production_id)
  const [caption] = (await read(production_id)).episodes[0]!.captions
  expect(caption).toMatchObject({ language: 'en', label: 'English' })
  const served = await fetch(app.url + caption!.address)
  expect(await served.text()).toBe('WEBVTT\n\n00:00:01.500 --> 00:00:03.000\nHere\n\n')
})

it('sends the author a message that leads to the work, or to where a refused one is changed', async () => {
  const author = await buildAuthor(app)
  const latest = async () => (await author.client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data[0]
  const input = await buildWorkInput(db, author)
  const { production_id } = await author.client.call(authoringCalls.add, input)
  const revision_id = await openRevision(production_id)
  await works.run('refuse', revision_id, { reason: '可见患者姓名' })
  expect(await latest()).toMatchObject({
    pushContent: expect.stringContaining('可见患者姓名'),
    targetKind: 'productionEdit',
    targetId: production_id,
  })
  await author.client.call(authoringCalls.edit, { ...input, production_id })
  await pass(production_id)
  expect(await latest()).toMatchObject({
    pushContent: expect.stringContaining(input.title),
    targetKind: 'production',
    targetId: production_id,
  })
})

it('publishes a series, and a change of it leaves the lessons that stay as they were', async () => {
  const author = await buildAuthor(app)
  const input = await buildWorkInput(db, author)
  const video = () => buildVideo(db, author.user.id)
  const lesson = async (title: string, chapter: string, is_trial: 0 | 1 = 0) => ({
    lesson_id: 0,
    chapter,
    title,
    video_id: await video(),
    is_trial,
  })
  const series = { ...input, course_type: 2 as const, video_id: 0, is_free: false, price: '68' }
  const lessons = [await lesson('一', '上', 1), await lesson('二', '上'), await lesson('三', '下')]
  const { production_id } = await author.client.call(authoringCalls.add, { ...series, lessons })
  await pass(production_id)
  const first = await selectEpisodes(db, production_id)
  expect(first).toMatchObject([
    { title: '一', chapter: '上', is_trial: true, sort: 0 },
    { title: '二', chapter: '上', is_trial: false, sort: 1 },
    { title: '三', chapter: '下', is_trial: false, sort: 2 },
  ])

  const known = await author.client.call(authoringCalls.editDetail, { production_id })
  expect(known.lessons.map((one) => one.lesson_id)).toEqual(first.map(({ id }) => id))
  const [one, , three] = known.lessons
  const changed = [{ ...three!, title: '三改' }, await lesson('四', '下'), { ...one!, video_id: 0 }]
  await author.client.call(authoringCalls.edit, { ...series, production_id, lessons: changed, title: '新题' })
  expect(await read(production_id)).toMatchObject({ title: input.title })
  expect(await selectEpisodes(db, production_id)).toEqual(first)

  await pass(production_id)
  expect(await read(production_id)).toMatchObject({ title: '新题', price: '68.00' })
  const second = await selectEpisodes(db, production_id)
  expect(second.map(({ title }) => title)).toEqual(['三改', '四', '一'])
  expect(second[0]!.id).toBe(first[2]!.id)
  expect(second[2]).toMatchObject({ id: first[0]!.id, video_id: first[0]!.video_id, video: first[0]!.video })
})

it('leaves a published work as it is while a change is refused, and says why', async () => {
  const author = await buildAuthor(app)
  const work = await buildWork(db, { doctor_id: author.doctor.id, college_id: author.doctor.college_id })
  await buildEpisode(db, work.id, { video: '/files/by-hand.mp4' })
  const input = {
    ...(await buildWorkInput(db, author)),
    production_id: work.id,
    video_id: 0,
    cover: work.cover,
  }
  await author.client.call(authoringCalls.edit, { ...input, title: '第一次' })
  const refused = await openRevision(work.id)
  await works.run('refuse', refused, { reason: '请遮挡患者信息' })
  expect(await author.client.call(authoringCalls.editDetail, { production_id: work.id })).toMatchObject({
    title: '第一次',
    review_status: reviewStatuses.refused,
    review_reason: '请遮挡患者信息',
    is_published: 1,
  })
  expect((await read(work.id)).title).toBe(work.title)
  await author.client.call(authoringCalls.edit, { ...input, title: '第二次' })
  await pass(work.id)
  const detail = await read(work.id)
  expect(detail.title).toBe('第二次')
  expect(detail.episodes).toMatchObject([{ video: expect.stringContaining('by-hand.mp4') }])
  expect(detail.own_time).toBe(shanghaiTime(work.published_at))
})

it('does not pass a version that its author has replaced meanwhile', async () => {
  const author = await buildAuthor(app)
  const input = await buildWorkInput(db, author)
  const { production_id } = await author.client.call(authoringCalls.add, input)
  const seen = await openRevision(production_id)
  await author.client.call(authoringCalls.edit, { ...input, production_id, title: '换了内容' })
  expect((await works.run('pass', seen)).problem).toBe(failures.dataMissing.zh)
  expect((await app.client().ask(workCalls.detail, { production_id })).status).toBe(
    failures.dataMissing.status,
  )
})

it('waits for videos that are not ready, and leaves everything as it was', async () => {
  const author = await buildAuthor(app)
  const input = await buildWorkInput(db, author)
  const video_id = await buildVideo(db, author.user.id, { state: 'processing' })
  const { production_id } = await author.client.call(authoringCalls.add, { ...input, video_id })
  expect(await pass(production_id)).toBe(workFailures.videoNotReady.zh)
  expect((await app.client().ask(workCalls.detail, { production_id })).status).toBe(
    failures.dataMissing.status,
  )
  await db.execute(`update videos set state = 'ready' where id = ${video_id}`)
  expect(await pass(production_id)).toBe('')
})

it('publishes either all or nothing when it is passed and deleted at once', async () => {
  for (let n = 0; n < 5; n++) {
    const author = await buildAuthor(app)
    const { production_id } = await author.client.call(authoringCalls.add, await buildWorkInput(db, author))
    const revision_id = await openRevision(production_id)
    await Promise.all([
      works.run('pass', revision_id),
      author.client.ask(authoringCalls.delete, { production_id }),
    ])
    const answer = await app.client().ask(workCalls.detail, { production_id })
    expect(answer.status).toBe(failures.dataMissing.status)
  }
})

it('does not show drafts to operators, nor refuse without a reason', async () => {
  const author = await buildAuthor(app)
  const input = await buildWorkInput(db, author)
  const draft = await author.client.call(authoringCalls.save, { ...input, production_id: 0 })
  const { rows } = await db.execute<{ id: number }>(
    `select id::int from work_revisions where production_id = ${draft.production_id}`,
  )
  const revision_id = rows[0]!.id
  const asked = { resource: 'works', id: revision_id }
  expect((await operator.ask(recordCalls.get, asked)).status).toBe(failures.dataMissing.status)
  expect((await works.run('pass', revision_id)).problem).toBe(failures.dataMissing.zh)
  await author.client.call(authoringCalls.edit, { ...input, production_id: draft.production_id })
  const refused = await works.askRun('refuse', await openRevision(draft.production_id))
  expect(refused.status).toBe(resourceFailures.reasonMissing.status)
})

it('keeps a video that a lesson plays from being deleted', async () => {
  const author = await buildAuthor(app)
  const input = await buildWorkInput(db, author)
  const { production_id } = await author.client.call(authoringCalls.add, input)
  await pass(production_id)
  const answer = await author.client.ask(videoCalls.delete, { video_id: input.video_id })
  expect(answer.status).toBe(videoFailures.isUsed.status)
})
