import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { workCalls } from '#contract/library/works.ts'
import { markCalls } from '#contract/community/marks.ts'
import { failures } from '#contract/wire/failure.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { shanghaiTime } from '#kernel/time.ts'
import {
  buildCollege,
  buildDisease,
  buildDoctor,
  buildEpisode,
  buildOperation,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import { grantRight, revokeRight } from '#server/features/library/rights/rights.queries.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { workPages } from './works.pages.ts'

const app = await testApp()

/** The address of a file with a signature that expires. */
const signed = (address: string) =>
  expect.stringMatching(new RegExp(`^${address.replaceAll('.', '\\.')}\\?until=\\d+&sig=[\\w-]+$`)) as string

const read = (workId: number, client = app.client()) =>
  client.call(workCalls.detail, { production_id: workId })

it('returns a free work with its doctor and its video', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const work = await buildWork(db, { doctor_id: doctor.id, intro: '要点', view_count: 5 }, ['lesson'])
  expect(await read(work.id)).toEqual({
    production_id: work.id,
    title: work.title,
    cover: work.cover,
    course_type: courseTypes.single,
    is_free: 1,
    price: '0.00',
    scribing_price: '',
    is_operation_review: 0,
    operation_id: 0,
    view_num: 6,
    own_time: shanghaiTime(work.published_at),
    intro: '要点',
    doctor: {
      doctor_id: doctor.id,
      doctor_name: doctor.name,
      doctor_cover: doctor.cover,
      title: doctor.title,
      hospital: doctor.hospital,
      department: doctor.department,
    },
    episodes: [
      {
        episode_id: expect.any(Number),
        chapter: '',
        title: 'lesson',
        seconds: 60,
        is_trial: 0,
        is_returned: 0,
        trial_seconds: 0,
        video: signed('/files/lesson.mp4'),
        clarities: [],
        captions: [],
        preview: '',
      },
    ],
    access: 'free',
    offer_end_time: '',
    others: [],
    related: [],
  })
})

it('returns the episodes of a series in order', async () => {
  const work = await buildWork(app.services.db, { course_type: courseTypes.series }, [
    'first',
    'second',
    'third',
  ])
  const { episodes, course_type } = await read(work.id)
  expect(course_type).toBe(courseTypes.series)
  expect(episodes.map((episode) => episode.title)).toEqual(['first', 'second', 'third'])
})

it('returns the price of a paid work, and no address of its videos', async () => {
  const work = await buildWork(app.services.db, { is_free: false, price_fen: 6800 }, ['paid'])
  const answer = await app.client().ask(workCalls.detail, { production_id: work.id })
  expect(answer.data).toMatchObject({ is_free: 0, price: '68.00', scribing_price: '' })
  expect(answer.data.episodes).toMatchObject([{ title: 'paid', video: '' }])
  expect(JSON.stringify(answer)).not.toContain('.mp4')
})

const captions = [{ language: 'zh', label: '中文', address: '/files/secret.vtt' }]
const clarities = [{ clarity: 'high' as const, address: '/files/secret-high.mp4' }]

it('returns the addresses of a trial episode, and none of the others', async () => {
  const work = await buildWork(app.services.db, { is_free: false, price_fen: 6800 })
  await buildEpisode(app.services.db, work.id, { video: '/files/try.mp4', is_trial: true, sort: 0 })
  await buildEpisode(app.services.db, work.id, { video: '/files/secret.mp4', captions, clarities, sort: 1 })
  const answer = await app.client().ask(workCalls.detail, { production_id: work.id })
  expect(answer.data.episodes).toMatchObject([
    { is_trial: 1, video: signed('/files/try.mp4') },
    { is_trial: 0, video: '', captions: [], clarities: [] },
  ])
  expect(JSON.stringify(answer)).not.toContain('secret')
})

it('returns a paid work complete to its doctor, to operators and to buyers, not to other members', async () => {
  const { db } = app.services
  const owner = await buildMember(app)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const stranger = await buildMember(app)
  const doctor = await buildDoctor(db, { user_id: owner.user.id })
  const work = await buildWork(db, { doctor_id: doctor.id, is_free: false, price_fen: 6800 })
  await buildEpisode(db, work.id, { video: '/files/own.mp4', captions, clarities })
  const whole = [
    {
      video: signed('/files/own.mp4'),
      captions: [{ ...captions[0], address: signed('/files/secret.vtt') }],
      clarities: [{ ...clarities[0], address: signed('/files/secret-high.mp4') }],
    },
  ]
  const buyer = await buildMember(app)
  const item = { type: 'production', id: work.id } as const
  const orderId = randomInt(10 ** 9, 10 ** 13)
  await grantRight(db, { userId: buyer.user.id, item, orderId })
  for (const [access, { client }] of Object.entries({ own: owner, operator, bought: buyer }))
    expect(await read(work.id, client)).toMatchObject({ access, episodes: whole })
  expect(await read(work.id, stranger.client)).toMatchObject({ access: 'trial', episodes: [{ video: '' }] })
  await revokeRight(db, orderId)
  expect(await read(work.id, buyer.client)).toMatchObject({ access: 'trial', episodes: [{ video: '' }] })
})

it.each([
  [9900, '99.00'],
  [6800, ''],
  [0, ''],
])('shows a former price of %i fen beside 68.00 as %j', async (former, shown) => {
  const work = await buildWork(app.services.db, { is_free: false, price_fen: 6800, former_price_fen: former })
  expect((await read(work.id)).scribing_price).toBe(shown)
})

it('shows when an offer ends, and the former price alone once it is over', async () => {
  const { db } = app.services
  const price = { is_free: false, price_fen: 6800, former_price_fen: 9900 }
  const offer_ends_at = hoursFromNow(5)
  const running = await buildWork(db, { ...price, offer_ends_at })
  expect(await read(running.id)).toMatchObject({
    price: '68.00',
    scribing_price: '99.00',
    offer_end_time: shanghaiTime(offer_ends_at),
  })
  const over = await buildWork(db, { ...price, offer_ends_at: hoursFromNow(-1) })
  expect(await read(over.id)).toMatchObject({ price: '99.00', scribing_price: '', offer_end_time: '' })
})

it('gives the first seconds of a stream to try, and none of a file', async () => {
  const { db } = app.services
  const work = await buildWork(db, { is_free: false, price_fen: 6800, trial_seconds: 180 })
  const stream = { video: '/files/v/1/list.m3u8', clarities, captions }
  await buildEpisode(db, work.id, { ...stream, chapter: '第一章', sort: 0 })
  await buildEpisode(db, work.id, { video: '/files/whole.mp4', captions, sort: 1 })
  await buildEpisode(db, work.id, { video: 'https://example.com/a.m3u8', sort: 2 })
  const excerpt = (key: string) =>
    expect.stringMatching(new RegExp(`^/files/excerpt/\\d+/180/[\\da-f]{64}/${key}$`)) as string
  const { episodes } = await read(work.id)
  expect(episodes).toMatchObject([
    {
      chapter: '第一章',
      trial_seconds: 180,
      video: excerpt('v/1/list.m3u8'),
      clarities: [],
      captions: [{ language: 'zh', address: excerpt('secret.vtt') }],
    },
    { trial_seconds: 0, video: '', captions: [] },
    { trial_seconds: 0, video: '' },
  ])
})

it('plays an uploaded video as it is now, with its captions and its preview', async () => {
  const { db } = app.services
  const { user } = await buildMember(app)
  const caption = (language: string) => ({ language, label: language, address: `/files/v/${language}.vtt` })
  const [video] = await db
    .insert(videos)
    .values({
      user_id: user.id,
      file_name: 'lesson.mp4',
      bytes: 1,
      file_key: `u/${randomInt(10 ** 12)}.mp4`,
      upload_id: '',
      state: 'ready',
      playlist: '/files/v/2/list.m3u8',
      preview: '/files/v/2/preview.vtt',
      captions: [caption('zh'), caption('en')],
    })
    .returning()
  const work = await buildWork(db)
  const given = { video: '/files/u/old.mp4', video_id: video!.id, captions }
  await buildEpisode(db, work.id, given)
  const beside = (key: string) =>
    expect.stringMatching(new RegExp(`^/files/at/\\d+/[\\da-f]{64}/${key}$`)) as string
  expect((await read(work.id)).episodes).toMatchObject([
    {
      video: beside('v/2/list.m3u8'),
      preview: beside('v/2/preview.vtt'),
      captions: [
        { language: 'zh', address: signed('/files/secret.vtt') },
        { language: 'en', address: signed('/files/v/en.vtt') },
      ],
    },
  ])
  const paid = await buildWork(db, { is_free: false, price_fen: 100, trial_seconds: 9 })
  await buildEpisode(db, paid.id, given)
  expect((await read(paid.id)).episodes).toMatchObject([{ trial_seconds: 9, preview: '' }])
})

it('shows a removed work only to those who may still watch it', async () => {
  const { db } = app.services
  const owner = await buildMember(app)
  const buyer = await buildMember(app)
  const doctor = await buildDoctor(db, { user_id: owner.user.id })
  const work = await buildWork(db, { doctor_id: doctor.id, is_free: false, removed_at: new Date() }, ['kept'])
  const other = await buildWork(db, { doctor_id: doctor.id })
  await grantRight(db, { userId: buyer.user.id, item: { type: 'production', id: work.id } })
  for (const { client } of [owner, buyer])
    expect((await read(work.id, client)).episodes).toMatchObject([{ video: signed('/files/kept.mp4') }])
  for (const client of [app.client(), (await buildMember(app)).client]) {
    const answer = await client.ask(workCalls.detail, { production_id: work.id })
    expect(answer.status).toBe(failures.dataMissing.status)
  }
  expect((await read(other.id)).others).toEqual([])
  const state = { item_type: 'production', item_id: work.id } as const
  expect((await buyer.client.ask(markCalls.state, state)).status).toBe(200)
  expect((await app.client().ask(markCalls.state, state)).status).toBe(failures.dataMissing.status)
  const [page] = workPages
  expect(await page!.describe({ production_id: String(work.id) }, app.services, 'zh')).toBeUndefined()
})

it('shows other works of the doctor, latest first', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const older = await buildWork(db, { doctor_id: doctor.id, published_at: hoursFromNow(-2) })
  const newer = await buildWork(db, { doctor_id: doctor.id, published_at: hoursFromNow(-1) })
  const work = await buildWork(db, { doctor_id: doctor.id })
  await buildWork(db)
  const { others } = await read(work.id)
  expect(others.map((row) => row.production_id)).toEqual([newer.id, older.id])
})

it('shows works of other doctors about the same disease, most viewed first', async () => {
  const { db } = app.services
  const disease_id = await buildDisease(db)
  const work = await buildWork(db, { disease_id })
  const known = await buildWork(db, { disease_id, view_count: 9 })
  const rare = await buildWork(db, { disease_id })
  await buildWork(db, { disease_id, doctor_id: work.doctor_id })
  await buildWork(db, { disease_id, removed_at: new Date() })
  const { related } = await read(work.id)
  expect(related.map((row) => row.production_id)).toEqual([known.id, rare.id])
})

it('names the operation that a work reviews, in the work and on its card', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const operation = await buildOperation(db)
  const work = await buildWork(db, {
    college_id: collegeId,
    is_operation_review: true,
    operation_id: operation.id,
  })
  expect(await read(work.id)).toMatchObject({ is_operation_review: 1, operation_id: operation.id })
  const { production } = await app
    .client()
    .call(homeCalls.contentList, { college_id: collegeId, disease_id: 0 })
  expect(production).toMatchObject([{ id: work.id, operation_id: operation.id }])
})

it('counts a view once per visit', async () => {
  const work = await buildWork(app.services.db)
  const visitor = app.client()
  await read(work.id, visitor)
  expect((await read(work.id, visitor)).view_num).toBe(1)
  expect((await read(work.id)).view_num).toBe(2)
})

it('rejects an unknown work', async () => {
  const answer = await app.client().ask(workCalls.detail, { production_id: 999_999_999 })
  expect(answer).toMatchObject({ status: failures.dataMissing.status, data: null })
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  const answer = await postForm(app, workCalls.detail.path, { production_id: id })
  expect(answer).toEqual({
    status: failures.parameterError.status,
    message: '参数错误: production_id',
    data: null,
  })
})

it('describes itself to crawlers at both addresses, and rejects a missing work', async () => {
  const doctor = await buildDoctor(app.services.db, { name: '林晓' })
  const work = await buildWork(app.services.db, { doctor_id: doctor.id, intro: '要点' })
  expect(workPages.map((page) => page.path)).toEqual(['/doctorSharePage', '/doctorSeriesCourses'])
  for (const page of workPages) {
    expect(await page.describe({ production_id: String(work.id) }, app.services, 'zh')).toMatchObject({
      title: work.title,
      description: `林晓 ${doctor.hospital} 要点`,
      image: work.cover,
      picture: `${work.cover}?w=750`,
    })
    expect(await page.describe({ production_id: '999999999' }, app.services, 'zh')).toBeUndefined()
  }
})
