import { expect, it } from 'vitest'
import { recordCalls } from '#contract/console/resources.ts'
import { workFailures } from '#contract/library/authoring.ts'
import { videoCalls } from '#contract/library/videos.ts'
import { workCalls } from '#contract/library/works.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { buildAuthor } from '#server/testing/build-author.ts'
import { buildCollege, buildDisease, buildDoctor, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askAppend, videoLike } from '#server/testing/upload-video.ts'
import { selectEpisodes } from '#server/features/library/works/works.queries.ts'

const app = await testApp()
const { db } = app.services
const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
const courses = consoleOf(editor, 'courses')

const lesson = (title: string, more = {}) => ({
  chapter: '',
  title,
  video: `https://video.example/${title}.m3u8`,
  seconds: 60,
  is_trial: false,
  ...more,
})

const buildValues = async (more = {}) => ({
  title: '腹腔镜入门',
  doctor_id: (await buildDoctor(db)).id,
  course_type: '2',
  college_id: await buildCollege(db),
  cover: '/files/u/2026/11/a.jpg',
  intro: '',
  price_fen: null,
  lessons: [lesson('绪论'), lesson('器械'), lesson('缝合')],
  ...more,
})

const detailOf = (production_id: number) => app.client().call(workCalls.detail, { production_id })

it('is made, shown to readers, and keeps its lessons when they are moved', async () => {
  const values = await buildValues()
  const { id } = await courses.create(values)
  expect((await detailOf(id)).episodes.map(({ title }) => title)).toEqual(['绪论', '器械', '缝合'])
  const before = await selectEpisodes(db, id)
  const [first, second, third] = values.lessons
  const moved = [third, { ...first, title: '总论' }, lesson('打结')]
  await courses.change(id, { ...values, lessons: moved })
  const after = await selectEpisodes(db, id)
  expect(after.map(({ title }) => title)).toEqual(['缝合', '总论', '打结'])
  expect(after.map((one) => one.id).slice(0, 2)).toEqual([before[2]!.id, before[0]!.id])
  expect(after.map(({ video }) => video)).not.toContain(second!.video)
})

it('keeps two lessons that play one video apart', async () => {
  const same = { video: 'https://video.example/same.m3u8' }
  const values = await buildValues({ lessons: [lesson('上', same), lesson('下', same)] })
  const { id } = await courses.create(values)
  const before = await selectEpisodes(db, id)
  await courses.change(id, { ...values, intro: '介绍' })
  expect((await selectEpisodes(db, id)).map((one) => one.id)).toEqual(before.map((one) => one.id))
})

it('has a price, which is shown to buyers, until it is emptied', async () => {
  const values = await buildValues({ price_fen: 9900, former_price_fen: 19900, trial_seconds: 30 })
  const { id } = await courses.create(values)
  expect(await detailOf(id)).toMatchObject({ is_free: 0, price: '99.00', scribing_price: '199.00' })
  expect((await detailOf(id)).episodes[0]).toMatchObject({ is_trial: 0 })
  await courses.change(id, { ...values, price_fen: null })
  expect(await detailOf(id)).toMatchObject({ is_free: 1, scribing_price: '' })
})

it.each([
  ['a single course of two lessons', { course_type: '1' }, workFailures.singleLesson],
  ['no lesson', { lessons: [] }, resourceFailures.valuesWrong],
  ['a lesson without a video', { lessons: [lesson('绪论', { video: '' })] }, resourceFailures.valuesWrong],
  [
    'a script for a video',
    { lessons: [lesson('绪论', { video: 'javascript:1' })] },
    resourceFailures.valuesWrong,
  ],
  [
    'a file of somebody',
    { lessons: [lesson('绪论', { video: '/files/u/2026/11/id.jpg' })] },
    workFailures.videoNotOwn,
  ],
  [
    'a former price below the price',
    { price_fen: 200, former_price_fen: 100 },
    workFailures.formerPriceWrong,
  ],
  [
    'an offer that is over',
    { price_fen: 1, former_price_fen: 2, offer_ends_at: '2020-01-01' },
    workFailures.offerEndWrong,
  ],
  ['a trial of everything', { price_fen: 100, trial_seconds: 60 }, workFailures.trialTooLong],
])('is not made with %s', async (_case, wrong, failure) => {
  expect((await courses.askSave(await buildValues(wrong))).status).toBe(failure.status)
})

it('is not made with a disease of another subject', async () => {
  const disease_id = await buildDisease(db, { college_id: await buildCollege(db) })
  expect((await courses.askSave(await buildValues({ disease_id }))).status).toBe(
    workFailures.diseaseWrong.status,
  )
})

it('plays an uploaded video, which stays as long as the course names it', async () => {
  const body = videoLike(50_000)
  const begin = { file_name: '讲座.mp4', bytes: body.length, modified_at: 1, use: 'recording' } as const
  const { video_id } = await editor.call(videoCalls.create, begin)
  const { data } = await askAppend(app, editor, { videoId: video_id, offset: 0 }, body)
  const { id } = await courses.create(
    await buildValues({ lessons: [lesson('讲座', { video: data.stored!.stream })] }),
  )
  expect((await selectEpisodes(db, id))[0]).toMatchObject({ video_id })
  const [shown] = (await detailOf(id)).episodes
  expect((await fetch(app.url + shown!.video)).status).toBe(200)
})

it('of an author is not changed by operators', async () => {
  const { doctor } = await buildAuthor(app)
  const work = await buildWork(db, { doctor_id: doctor.id }, ['绪论'])
  expect((await courses.record(work.id)).values).toBeNull()
  const answer = await courses.askSave(await buildValues(), work.id)
  expect(answer.status).toBe(workFailures.authorsOwn.status)
  expect((await courses.rows({ made_by: 'platform', q: work.title })).total).toBe(0)
})

it('says in its place what it lacks', async () => {
  const { id } = await courses.create(await buildValues({ price_fen: 100 }))
  const { checks } = await editor.call(recordCalls.part, { resource: 'courses', id, part: 'overview' })
  expect(checks.map(({ title, state }) => `${title} ${state}`)).toEqual([
    '简介 optional',
    '病种 optional',
    '视频已就绪 done',
    '字幕 optional',
    '试看 optional',
    '展示 done',
  ])
})
