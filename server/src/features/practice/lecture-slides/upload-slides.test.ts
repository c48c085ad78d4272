import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { slideCalls, slideFailures, slideLimits } from '#contract/practice/lecture-slides.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askAppend, beginSlides, pdfLike, uploadSlides } from '#server/testing/upload-slides.ts'

const app = await testApp()

it('takes slides in parts and continues where it was; the first version is shown', async () => {
  const { expert, ids } = await buildSheet(app)
  const { client } = expert
  const body = pdfLike(3000)
  const { slides_id } = await beginSlides(client, ids, body.length)
  await askAppend(app, client, { ...ids, slides_id, offset: 0 }, body.subarray(0, 1000))
  expect(await beginSlides(client, ids, body.length)).toMatchObject({
    slides_id,
    received: 1000,
    is_uploaded: 0,
  })
  const wrong = await askAppend(app, client, { ...ids, slides_id, offset: 0 }, body.subarray(0, 1000))
  expect(wrong).toMatchObject({ status: slideFailures.offsetWrong.status, data: { received: 1000 } })
  const { data } = await askAppend(app, client, { ...ids, slides_id, offset: 1000 }, body.subarray(1000))
  expect(data).toMatchObject({ is_uploaded: 1, is_shown: 1, is_pdf: 1, version: 1 })
  expect(data.sha256).toBe(createHash('sha256').update(body).digest('hex'))
  const stored = await fetch(app.url + data.file_url)
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(body)
  expect((await fetch(app.url + data.file_url.split('?')[0]!)).status).toBe(404)
})

it('keeps versions, of which one is shown, also for a visitor with the code', async () => {
  const { ids } = await buildSheet(app, { code: 'K7Q2MX' })
  const client = app.client()
  const withCode = { ...ids, tcode: 'K7Q2MX' }
  const first = await uploadSlides(app, client, withCode, pdfLike(1000))
  const second = await uploadSlides(app, client, withCode, pdfLike(2000))
  expect([first.version, second.version, second.is_shown]).toEqual([1, 2, 0])
  const { slides } = await client.call(slideCalls.show, { ...withCode, slides_id: second.slides_id })
  expect(slides.map(({ version, is_shown }) => [version, is_shown])).toEqual([
    [2, 1],
    [1, 0],
  ])
  const shown = await client.ask(slideCalls.remove, { ...withCode, slides_id: second.slides_id })
  expect(shown.message).toBe(slideFailures.isShown.zh)
  const left = await client.call(slideCalls.remove, { ...withCode, slides_id: first.slides_id })
  expect(left.slides).toHaveLength(1)
  expect((await fetch(app.url + first.file_url)).status).toBe(404)
})

it('refuses what is no slides, too large, or somebody else’s', async () => {
  const { expert, ids } = await buildSheet(app)
  const { client } = expert
  const text = Buffer.from('x'.repeat(500))
  const { slides_id } = await beginSlides(client, ids, text.length, '讲课.txt')
  const refused = await askAppend(app, client, { ...ids, slides_id, offset: 0 }, text)
  expect(refused.message).toBe(slideFailures.typeWrong.zh)
  expect(await client.call(slideCalls.list, ids)).toMatchObject({ slides: [] })
  const large = { ...ids, file_name: 'a.pdf', bytes: slideLimits.bytes + 1, modified_at: 1 }
  expect((await client.ask(slideCalls.create, large)).message).toBe(slideFailures.tooLarge.zh)
  expect((await client.ask(slideCalls.create, { ...large, bytes: 0 })).message).toBe(
    slideFailures.fileEmpty.zh,
  )
  const begun = await beginSlides(client, ids, 1000)
  expect((await client.ask(slideCalls.show, { ...ids, slides_id: begun.slides_id })).message).toBe(
    slideFailures.notUploaded.zh,
  )
  const other = await buildMember(app)
  expect((await other.client.ask(slideCalls.list, ids)).status).toBe(sheetFailures.notInvited.status)
  const foreign = await buildSheet(app)
  const foreignAsk = { ...foreign.ids, slides_id: begun.slides_id }
  expect((await foreign.expert.client.ask(slideCalls.show, foreignAsk)).message).toBe(
    slideFailures.slidesMissing.zh,
  )
})
