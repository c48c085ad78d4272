import { expect, it } from 'vitest'
import { workCalls } from '#contract/library/works.ts'
import { reviewStatuses, authoringCalls, workFailures, workLimits } from '#contract/library/authoring.ts'
import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { grantRight } from '#server/features/library/rights/rights.queries.ts'
import { buildAuthor, buildWorkInput } from '#server/testing/build-author.ts'
import { buildWork, hoursFromNow } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

const ownOf = async ({ client }: Awaited<ReturnType<typeof buildAuthor>>) =>
  (await client.call(authoringCalls.own, { page: 1 })).data

it('saves a draft that is not complete, and changes it in place', async () => {
  const author = await buildAuthor(app)
  const { token } = author.client
  const first = await postForm(app, authoringCalls.save.path, { title: '未完' }, token)
  expect(first).toMatchObject({ status: 200, data: { review_status: reviewStatuses.draft } })
  const { production_id } = first.data as { production_id: number }
  await postForm(
    app,
    authoringCalls.save.path,
    { production_id: String(production_id), title: '未完二' },
    token,
  )
  expect(await ownOf(author)).toMatchObject([
    { production_id, title: '未完二', review_status: reviewStatuses.draft, is_published: 0, view_num: 0 },
  ])
  const input = await buildWorkInput(db, author)
  await author.client.call(authoringCalls.edit, { ...input, production_id })
  expect(await ownOf(author)).toMatchObject([{ production_id, review_status: reviewStatuses.open }])
})

it('changes nothing of a published work by a draft', async () => {
  const author = await buildAuthor(app)
  const work = await buildWork(db, { doctor_id: author.doctor.id, published_at: hoursFromNow(-5) }, [
    'lesson',
  ])
  const token = author.client.token
  await postForm(app, authoringCalls.save.path, { production_id: String(work.id), title: '草稿' }, token)
  expect(await ownOf(author)).toMatchObject([
    { production_id: work.id, title: work.title, review_status: reviewStatuses.draft, is_published: 1 },
  ])
  expect(await author.client.call(authoringCalls.editDetail, { production_id: work.id })).toMatchObject({
    title: '草稿',
  })
  const detail = await app.client().call(workCalls.detail, { production_id: work.id })
  expect(detail.title).toBe(work.title)
})

it('lists every work once, most recently changed first', async () => {
  const author = await buildAuthor(app)
  const older = await buildWork(db, { doctor_id: author.doctor.id, published_at: hoursFromNow(-2) })
  const newer = await buildWork(db, { doctor_id: author.doctor.id, published_at: hoursFromNow(-1) })
  const input = await buildWorkInput(db, author)
  const { production_id } = await author.client.call(authoringCalls.add, input)
  await buildWork(db)
  const ids = (await ownOf(author)).map((work) => work.production_id)
  expect(ids).toEqual([production_id, newer.id, older.id])
  await author.client.call(authoringCalls.edit, { ...input, production_id: older.id })
  expect((await ownOf(author)).map((work) => work.production_id)).toEqual([older.id, production_id, newer.id])
})

it('deletes what is not published without a trace', async () => {
  const author = await buildAuthor(app)
  const input = await buildWorkInput(db, author)
  const { production_id } = await author.client.call(authoringCalls.add, input)
  await author.client.call(authoringCalls.delete, { production_id })
  expect(await ownOf(author)).toEqual([])
  const { rows } = await db.execute(`select from work_revisions where production_id = ${production_id}`)
  expect(rows).toEqual([])
  const again = await author.client.ask(authoringCalls.delete, { production_id })
  expect(again.status).toBe(failures.dataMissing.status)
})

it('takes a published work out of every list, and those who bought it still watch it', async () => {
  const author = await buildAuthor(app)
  const work = await buildWork(db, { doctor_id: author.doctor.id, is_free: false, price_fen: 6800 }, [
    'lesson',
  ])
  const buyer = await buildMember(app)
  await grantRight(db, { userId: buyer.user.id, item: { type: 'production', id: work.id } })
  const asked = { production_id: work.id }
  await author.client.call(authoringCalls.edit, {
    ...(await buildWorkInput(db, author)),
    ...asked,
    college_id: author.doctor.college_id,
  })
  await author.client.call(authoringCalls.delete, asked)
  expect(await ownOf(author)).toEqual([])
  const shown = await app
    .client()
    .call(doctorCalls.works, { doctor_id: author.doctor.id, course_type: 0, page: 1 })
  expect(shown.data).toEqual([])
  expect((await app.client().ask(workCalls.detail, asked)).status).toBe(failures.dataMissing.status)
  const bought = await buyer.client.call(workCalls.detail, asked)
  expect(bought.episodes).toMatchObject([{ video: expect.stringContaining('lesson.mp4') }])
  for (const answer of [
    await author.client.ask(authoringCalls.editDetail, asked),
    await author.client.ask(authoringCalls.delete, asked),
  ])
    expect(answer.status).toBe(failures.dataMissing.status)
})

it('refuses more unpublished works than anybody needs', async () => {
  const author = await buildAuthor(app)
  await db.execute(
    `insert into work_revisions (production_id, doctor_id, user_id)
     select nextval(pg_get_serial_sequence('productions', 'id')), ${author.doctor.id}, ${author.user.id}
     from generate_series(1, ${workLimits.unpublished})`,
  )
  const input = await buildWorkInput(db, author)
  for (const answer of [
    await author.client.ask(authoringCalls.add, input),
    await author.client.ask(authoringCalls.save, { ...input, production_id: 0 }),
  ])
    expect(answer.status).toBe(workFailures.tooManyDrafts.status)
})
