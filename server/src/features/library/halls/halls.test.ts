import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { hallCalls, mediaKinds } from '#contract/library/halls.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildBooth, buildDataPackage, buildHall } from '#server/testing/build-exhibition.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { hallBoothMedia } from './halls.tables.ts'
import { hallPages } from './halls.pages.ts'

const app = await testApp()

const open = (id: number, client = app.client()) => client.call(hallCalls.detail, { id })

it('lists the halls of a meeting in order, and no others', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db, { is_big: true })
  const second = await buildHall(db, { meeting_id: meeting.id, sort: 2 })
  const first = await buildHall(db, { meeting_id: meeting.id, sort: 1 })
  await buildHall(db, { meeting_id: meeting.id, published: false })
  const products = await buildHall(db)
  await buildBooth(db, first.id)
  const { data, total } = await app.client().call(hallCalls.lists, { meeting_id: meeting.id, page: 1 })
  expect(data.map((hall) => [hall.hall_id, hall.booth_num])).toEqual([
    [first.id, 1],
    [second.id, 0],
  ])
  expect(total).toBe(2)
  const all = await app.client().call(hallCalls.lists, { meeting_id: 0, page: 1 })
  expect(all.data.map((hall) => hall.hall_id)).toContain(products.id)
  expect(all.data.every((hall) => hall.meeting_id === 0)).toBe(true)
})

it('returns a hall with its booths and their companies', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db, { is_big: true, title: '年会' })
  const hall = await buildHall(db, { meeting_id: meeting.id })
  const { booth, company } = await buildBooth(db, hall.id, { number: 'A01', productNames: ['甲片', '乙片'] })
  const detail = await open(hall.id)
  expect(detail).toMatchObject({ hall_name: hall.name, meeting_id: meeting.id, meeting_title: '年会' })
  expect(detail.booths).toEqual([
    {
      booth_id: booth.id,
      number: 'A01',
      slogan: '',
      cover: '/files/booth.png',
      visit_num: 0,
      product_num: 2,
      company_id: company.id,
      company_name: company.name,
      company_logo: '/files/logo.png',
    },
  ])
})

it('returns a booth with products, videos, documents and its data package', async () => {
  const { db } = app.services
  const hall = await buildHall(db)
  const file = { name: 'a.pdf', mime: 'application/pdf', body: Buffer.from('%PDF-1.4') }
  const { dataPackage } = await buildDataPackage(app.services, file)
  const { booth, productIds } = await buildBooth(db, hall.id, {
    package_id: dataPackage.id,
    productNames: ['丙片', '丁片'],
  })
  await db.insert(hallBoothMedia).values([
    { booth_id: booth.id, kind: 'document', title: '彩页', address: '/files/d.pdf', size: 2048, sort: 2 },
    { booth_id: booth.id, kind: 'video', title: '介绍', address: '/files/v.mp4', seconds: 60, sort: 1 },
  ])
  const detail = await app.client().call(hallCalls.booth, { booth_id: booth.id })
  expect(detail).toMatchObject({ hall_id: hall.id, hall_name: hall.name, package_id: dataPackage.id })
  expect(detail.products.map((product) => product.product_id)).toEqual(productIds)
  expect(detail.media.map(({ kind, title, seconds, size }) => [kind, title, seconds, size])).toEqual([
    [mediaKinds.video, '介绍', 60, 0],
    [mediaKinds.document, '彩页', 0, 2048],
  ])
})

it('counts a visitor of a hall and of a booth once', async () => {
  const { db } = app.services
  const hall = await buildHall(db)
  const { booth } = await buildBooth(db, hall.id)
  const visitor = app.client()
  expect((await open(hall.id, visitor)).visit_num).toBe(1)
  expect((await open(hall.id, visitor)).visit_num).toBe(1)
  await Promise.all(Array.from({ length: 5 }, () => open(hall.id)))
  expect((await open(hall.id)).visit_num).toBe(7)
  const enter = (client = app.client()) => client.call(hallCalls.booth, { booth_id: booth.id })
  expect((await enter(visitor)).visit_num).toBe(1)
  expect((await enter(visitor)).visit_num).toBe(1)
  expect((await enter()).visit_num).toBe(2)
})

it('rejects an unpublished hall and its booths', async () => {
  const { db } = app.services
  const hall = await buildHall(db, { published: false })
  const { booth } = await buildBooth(db, hall.id)
  for (const answer of [
    await app.client().ask(hallCalls.detail, { id: hall.id }),
    await app.client().ask(hallCalls.booth, { booth_id: booth.id }),
    await app.client().ask(hallCalls.detail, { id: 999_999_999 }),
  ])
    expect(answer).toMatchObject({ status: failures.dataMissing.status, data: null })
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  expect(await postForm(app, hallCalls.detail.path, { id })).toMatchObject({ message: '参数错误: id' })
  expect(await postForm(app, hallCalls.booth.path, { booth_id: id })).toMatchObject({
    message: '参数错误: booth_id',
  })
})

it('describes itself to crawlers', async () => {
  const hall = await buildHall(app.services.db, { intro: '新药与器械' })
  const [page] = hallPages
  expect(await page!.describe({ id: String(hall.id) }, app.services, 'zh')).toEqual({
    title: hall.name,
    description: '新药与器械',
    image: '/files/hall.png',
  })
  expect(await page!.describe({}, app.services, 'zh')).toBeUndefined()
})
