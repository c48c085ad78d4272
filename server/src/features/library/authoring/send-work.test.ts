import { describe, expect, it } from 'vitest'
import { workCalls } from '#contract/library/works.ts'
import { videoFailures } from '#contract/library/videos.ts'
import { reviewStatuses, authoringCalls, workFailures } from '#contract/library/authoring.ts'
import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildAuthor, buildCover, buildVideo, buildWorkInput } from '#server/testing/build-author.ts'
import { buildDisease, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'

const app = await testApp()
const { db } = app.services

const author = await buildAuthor(app)
const input = await buildWorkInput(db, author)
type Input = typeof input

const lessonOf = (video_id: number, title = '第一节') => ({
  lesson_id: 0,
  chapter: '',
  title,
  video_id,
  is_trial: 0 as const,
})
const series = { ...input, course_type: 2 as const, video_id: 0, lessons: [lessonOf(input.video_id)] }
const paid = { ...input, is_free: false, price: '99', scribing_price: '', offer_end_time: '' }

const openRevisions = async (productionId: number) => {
  const { rows } = await db.execute<{ title: string }>(
    `select title from work_revisions where production_id = ${productionId} and state = 1`,
  )
  return rows.map(({ title }) => title)
}

describe('a work that is sent', () => {
  it('waits for review and is shown to nobody else', async () => {
    const { client, doctor } = author
    const sent = await client.call(authoringCalls.add, input)
    expect(sent).toEqual({ production_id: expect.any(Number), review_status: reviewStatuses.open })
    const own = await client.call(authoringCalls.own, { page: 1 })
    expect(own.data.find((work) => work.production_id === sent.production_id)).toMatchObject({
      title: input.title,
      cover: input.cover,
      review_status: reviewStatuses.open,
      is_published: 0,
    })
    const visitor = app.client()
    const shown = await visitor.call(doctorCalls.works, { doctor_id: doctor.id, course_type: 0, page: 1 })
    expect(shown.data.map((work) => work.production_id)).not.toContain(sent.production_id)
    const detail = await visitor.ask(workCalls.detail, { production_id: sent.production_id })
    expect(detail.status).toBe(failures.dataMissing.status)
  })

  it('has no trial that is as long as its video', async () => {
    const priced = { ...input, is_free: false, price: '99', trial_seconds: 90 }
    const answer = await author.client.ask(authoringCalls.add, priced)
    expect(answer.status).toBe(workFailures.trialTooLong.status)
  })

  it('is read back as it was written', async () => {
    const disease_id = await buildDisease(db, { college_id: author.doctor.college_id })
    const sent: Input = {
      ...series,
      is_free: false,
      price: '99.5',
      scribing_price: '199',
      offer_end_time: '2099-01-02 03:04',
      trial_seconds: 60,
      disease_id,
      lessons: [
        { ...lessonOf(input.video_id), chapter: '第一章', is_trial: 1 },
        lessonOf(input.video_id, '二'),
      ],
    }
    const { production_id } = await author.client.call(authoringCalls.add, sent)
    const { declared: _declared, ...content } = sent
    expect(await author.client.call(authoringCalls.editDetail, { production_id })).toEqual({
      ...content,
      is_free: 0,
      price: '99.50',
      scribing_price: '199.00',
      production_id,
      review_status: reviewStatuses.open,
      review_reason: '',
      is_published: 0,
    })
  })

  it('has no price when it is free, whatever was typed', async () => {
    const { production_id } = await author.client.call(authoringCalls.add, {
      ...input,
      price: '12',
      scribing_price: '20',
      trial_seconds: 60,
    })
    expect(await author.client.call(authoringCalls.editDetail, { production_id })).toMatchObject({
      price: '',
      scribing_price: '',
      trial_seconds: 0,
    })
  })

  it('may show a frame of its video', async () => {
    const video_id = await buildVideo(db, author.user.id, { covers: ['/files/v/a/3.jpg'] })
    const answer = await author.client.ask(authoringCalls.add, {
      ...input,
      video_id,
      cover: '/files/v/a/3.jpg',
    })
    expect(answer.status).toBe(200)
  })

  it('replaces the version that waits, however many arrive at once', async () => {
    const { production_id } = await author.client.call(authoringCalls.add, input)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        author.client.ask(authoringCalls.edit, { ...input, production_id, title: `题${at}` }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await openRevisions(production_id)).toHaveLength(1)
  })

  it('may have captions that its author has uploaded', async () => {
    const srt = Buffer.from('1\n00:00:01,500 --> 00:00:03,000\n切口在此')
    const { data: file } = await askUpload(app, author.client, authoringCalls.uploadCaption, srt)
    const captions = [{ language: 'zh', file_id: file.id }]
    expect((await author.client.ask(authoringCalls.add, { ...input, captions })).status).toBe(200)
    const other = await buildAuthor(app)
    const theirs = { ...(await buildWorkInput(db, other)), captions }
    expect((await other.client.ask(authoringCalls.add, theirs)).status).toBe(
      workFailures.captionNotOwn.status,
    )
  })
})

it('refuses captions that cannot be read, and those of a visitor', async () => {
  const ask = (client: typeof author.client) =>
    askUpload(app, client, authoringCalls.uploadCaption, Buffer.from('no captions'))
  expect((await ask(author.client)).status).toBe(videoFailures.captionUnreadable.status)
  expect((await ask(app.client())).status).toBe(failures.loginExpired.status)
})

describe('a work is refused', () => {
  it.each<[string, Partial<Input>, Failure]>([
    ['without a title', { title: ' ' }, workFailures.titleMissing],
    ['without a cover', { cover: '' }, workFailures.coverMissing],
    ['without a subject', { college_id: 0 }, workFailures.subjectMissing],
    ['without a video', { video_id: 0 }, workFailures.videoMissing],
    ['without lessons', { course_type: 2, lessons: [] }, workFailures.lessonsMissing],
    ['without a declaration', { declared: false }, workFailures.notDeclared],
    [
      'with a lesson without title',
      { ...series, lessons: [lessonOf(input.video_id, '')] },
      workFailures.lessonUntitled,
    ],
    ['with a lesson without video', { ...series, lessons: [lessonOf(0)] }, workFailures.videoMissing],
    ['with no price', { ...paid, price: '' }, workFailures.priceWrong],
    ['with a price of nothing', { ...paid, price: '0.00' }, workFailures.priceWrong],
    ['with a price beyond all', { ...paid, price: '100000' }, workFailures.priceWrong],
    [
      'with a former price that is lower',
      { ...paid, scribing_price: '99.00' },
      workFailures.formerPriceWrong,
    ],
    [
      'with an offer that is over',
      { ...paid, scribing_price: '199', offer_end_time: '2020-01-01 00:00' },
      workFailures.offerEndWrong,
    ],
    ['with the end of no offer', { ...paid, offer_end_time: '2099-01-01 00:00' }, workFailures.offerEndWrong],
    ['with a video that does not exist', { video_id: 999_999_999 }, workFailures.videoNotOwn],
    ['with a cover from elsewhere', { cover: 'https://example.org/a.jpg' }, workFailures.coverNotOwn],
    ['of a subject that does not exist', { college_id: 999_999 }, failures.dataMissing],
    [
      'with a lesson of another work',
      { ...series, lessons: [{ ...lessonOf(input.video_id), lesson_id: 1 }] },
      failures.dataMissing,
    ],
  ])('%s', async (_what, wrong, failure) => {
    const answer = await author.client.ask(authoringCalls.add, { ...input, ...wrong })
    expect(answer).toMatchObject({ status: failure.status })
    expect(answer.message).toContain(failure.zh)
  })

  it.each([
    ['uploading', workFailures.videoUnfinished],
    ['failed', workFailures.videoFailed],
  ] as const)('with a video that is %s', async (state, failure) => {
    const video_id = await buildVideo(db, author.user.id, { state })
    expect((await author.client.ask(authoringCalls.add, { ...input, video_id })).status).toBe(failure.status)
  })

  it('with a video, a picture or a disease that belongs elsewhere', async () => {
    const stranger = await buildMember(app)
    const { client } = author
    const video_id = await buildVideo(db, stranger.user.id)
    expect((await client.ask(authoringCalls.add, { ...input, video_id })).status).toBe(
      workFailures.videoNotOwn.status,
    )
    const cover = await buildCover(db, stranger.user.id)
    expect((await client.ask(authoringCalls.add, { ...input, cover })).status).toBe(
      workFailures.coverNotOwn.status,
    )
    const disease_id = await buildDisease(db)
    expect((await client.ask(authoringCalls.add, { ...input, disease_id })).status).toBe(
      workFailures.diseaseWrong.status,
    )
  })

  it.each([
    ['title', '题'.repeat(61)],
    ['intro', '字'.repeat(2001)],
    ['course_type', '3'],
    ['is_free', 'yes'],
    ['price', '-1'],
    ['price', '1e3'],
    ['scribing_price', '1.999'],
    ['offer_end_time', '2099-13-01 00:00'],
    ['offer_end_time', 'tomorrow'],
    ['trial_seconds', '3601'],
    ['lessons', 'no json'],
    ['lessons', '[{"title":1}]'],
    ['lessons', '[{"title":"a","video_id":-1}]'],
    ['captions', '[{"language":"zh"}]'],
  ])('when %s is wrong (%#)', async (field, value) => {
    const form = {
      title: input.title,
      cover: input.cover,
      course_type: '1',
      is_free: '1',
      declared: '1',
      college_id: String(input.college_id),
      video_id: String(input.video_id),
      [field]: value,
    }
    expect(await postForm(app, authoringCalls.add.path, form, author.client.token)).toMatchObject({
      status: failures.parameterError.status,
      message: `${failures.parameterError.zh}: ${field}`,
    })
  })

  it('to visitors and to members without a homepage', async () => {
    expect((await app.client().ask(authoringCalls.add, input)).status).toBe(failures.loginExpired.status)
    const { client } = await buildMember(app)
    const answer = await client.ask(authoringCalls.add, input)
    expect(answer).toMatchObject({
      status: workFailures.noHomepage.status,
      message: workFailures.noHomepage.zh,
    })
    client.language = 'en'
    expect((await client.ask(authoringCalls.add, input)).message).toBe(workFailures.noHomepage.en)
    expect(await client.call(authoringCalls.own, { page: 1 })).toMatchObject({ data: [], total: 0 })
  })

  it('to every doctor but its author, published or not', async () => {
    const { production_id } = await author.client.call(authoringCalls.add, input)
    const published = await buildWork(db, { doctor_id: author.doctor.id })
    const other = await buildAuthor(app)
    const theirs = await buildWorkInput(db, other)
    for (const id of [production_id, published.id]) {
      const asked = { production_id: id }
      for (const answer of [
        await other.client.ask(authoringCalls.edit, { ...theirs, ...asked }),
        await other.client.ask(authoringCalls.save, { ...theirs, ...asked }),
        await other.client.ask(authoringCalls.editDetail, asked),
        await other.client.ask(authoringCalls.delete, asked),
      ])
        expect(answer.status).toBe(failures.noPermission.status)
    }
    expect(await openRevisions(production_id)).toEqual([input.title])
    const missing = await other.client.ask(authoringCalls.editDetail, { production_id: 999_999_999 })
    expect(missing.status).toBe(failures.dataMissing.status)
  })
})
