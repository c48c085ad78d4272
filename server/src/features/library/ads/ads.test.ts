import { expect, it } from 'vitest'
import { adCalls } from '#contract/library/ads.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildAd } from '#server/testing/build-exhibition.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { adPages } from './ads.pages.ts'

const app = await testApp()

it('returns an advertisement with its text cleaned and no counts', async () => {
  const ad = await buildAd(app.services.db, {
    body: '<p onclick="x()">新品<script>alert(1)</script></p>',
    link: 'https://example.com/a',
    advertiser: '澄心医疗',
  })
  expect(await app.client().call(adCalls.detail, { id: ad.id })).toEqual({
    id: ad.id,
    title: ad.title,
    image: ad.image,
    content: '<p>新品</p>',
    advertiser: '澄心医疗',
    link: 'https://example.com/a',
    counts: null,
  })
})

it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'evil.example'])(
  'leads nowhere by %s',
  async (link) => {
    const ad = await buildAd(app.services.db, { link })
    expect((await app.client().call(adCalls.detail, { id: ad.id })).link).toBe('')
  },
)

it('counts views and clicks, each once per visit, and shows them to operators', async () => {
  const ad = await buildAd(app.services.db, { link: '/productHall' })
  const visitor = app.client()
  for (const client of [visitor, visitor, app.client()]) {
    await client.call(adCalls.detail, { id: ad.id })
    await client.call(adCalls.click, { id: ad.id })
  }
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  expect((await operator.call(adCalls.detail, { id: ad.id })).counts).toEqual({ show_num: 3, click_num: 2 })
  const { client: member } = await buildMember(app)
  expect((await member.call(adCalls.detail, { id: ad.id })).counts).toBeNull()
})

it('rejects an unknown advertisement', async () => {
  const hidden = await buildAd(app.services.db, { published: false })
  for (const call of [adCalls.detail, adCalls.click]) {
    const answer = await app.client().ask<{ id: number }, unknown>(call, { id: hidden.id })
    expect(answer).toMatchObject({ status: failures.dataMissing.status })
  }
})

it('describes itself to crawlers', async () => {
  const ad = await buildAd(app.services.db, { advertiser: '澄心医疗' })
  expect(await adPages[0]!.describe({ id: String(ad.id) }, app.services, 'zh')).toEqual({
    title: ad.title,
    description: '澄心医疗',
    image: ad.image,
  })
  expect(await adPages[0]!.describe({ id: 'x' }, app.services, 'zh')).toBeUndefined()
})
