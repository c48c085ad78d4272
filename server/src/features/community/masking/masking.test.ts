import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { maskingCalls, maskingFailures, maskingLimits, maskingStates } from '#contract/community/masking.ts'
import { teachingCalls } from '#contract/practice/teaching-cases.ts'
import { failures } from '#contract/wire/failure.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { accessLog, files } from '#kernel/kernel.tables.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { standInText, useStandInFinder } from '#server/testing/find-letters.ts'
import { maskPicture, searchPicture } from '#server/testing/mask-picture.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'
import { openFindings } from './draw-masks.ts'
import { maskingFeature } from './masking.feature.ts'
import { maskings } from './masking.tables.ts'
import { searchPictureJob } from './search-picture.ts'

useStandInFinder()

const app = await testApp()
const { db, providers } = app.services
const { client, user } = await buildMember(app)
const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
const whole = { x: 0, y: 0, width: 60, height: 40 }

it('finds what is written, and draws it over so that nothing of it is left', async () => {
  const searched = await searchPicture(app, client, await photo.clone().jpeg().toBuffer())
  const { url, found } = searched
  expect(searched).toMatchObject({ state: maskingStates.found, width: 60, height: 40, masked_url: '' })
  expect(found).toEqual([{ ...standInText, kind: 'text' }])
  const { masked_url, boxes } = await client.call(maskingCalls.confirm, { url, boxes: [standInText] })
  expect(boxes).toEqual([standInText])
  const answer = await fetch(app.url + masked_url, { headers: { cookie: client.cookie } })
  const masked = Buffer.from(await answer.arrayBuffer())
  const { x, y, width, height } = standInText
  // The edges of a box are smeared by the compression.
  const inner = { left: x + 4, top: y + 2, width: width - 8, height: height - 4 }
  const { channels } = await sharp(await sharp(masked).extract(inner).toBuffer()).stats()
  expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(16)
})

it('leaves nothing behind what is transparent', async () => {
  const hidden = sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
  const { masked_url } = await maskPicture(app, client, await hidden.png().toBuffer(), [])
  const answer = await fetch(app.url + masked_url, { headers: { cookie: client.cookie } })
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
  expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255])
})

it('keeps the original encrypted, for its owner alone, and logs each look', async () => {
  const picture = await photo.clone().png().toBuffer()
  const { url } = await maskPicture(app, client, picture, [whole])
  const [row] = await db
    .select()
    .from(files)
    .where(eq(files.key, keyOf(url)))
  expect(row).toMatchObject({ sealed: true, private: true })
  const stored: Buffer[] = []
  for await (const chunk of await providers.storage.read(keyOf(url))) stored.push(chunk as Buffer)
  expect(
    await sharp(Buffer.concat(stored))
      .metadata()
      .catch(() => 'sealed'),
  ).toBe('sealed')
  const look = (cookie: string) => fetch(app.url + url, { headers: { cookie } })
  const { client: administrator } = await buildMember(app, { operator_roles: ['administrator'] })
  expect((await look('')).status).toBe(404)
  expect((await look(administrator.cookie)).status).toBe(404)
  expect((await look(client.cookie)).status).toBe(200)
  const seen = await db
    .select()
    .from(accessLog)
    .where(eq(accessLog.what, `file ${keyOf(url)}`))
  expect(seen.map(({ reader_id }) => reader_id)).toEqual([user.id])
})

it('belongs to its owner, who may mask again', async () => {
  const { url, masked_url } = await maskPicture(app, client, await photo.clone().jpeg().toBuffer(), [])
  const { client: other } = await buildMember(app)
  const missing = maskingFailures.maskingMissing.status
  for (const asker of [other, app.client()])
    expect([missing, failures.loginExpired.status]).toContain(
      (await asker.ask(maskingCalls.get, { url })).status,
    )
  expect((await other.ask(maskingCalls.confirm, { url, boxes: [] })).status).toBe(missing)
  expect((await client.ask(maskingCalls.get, { url: masked_url })).status).toBe(missing)
  const again = await client.call(maskingCalls.confirm, { url, boxes: [whole] })
  expect(again.masked_url).not.toBe(masked_url)
  expect((await client.call(maskingCalls.get, { url })).boxes).toEqual([whole])
})

it('refuses masks outside of the picture, and too many', async () => {
  const { url } = await maskPicture(app, client, await photo.clone().png().toBuffer(), [])
  const statusOf = async (boxes: (typeof whole)[]) =>
    (await client.ask(maskingCalls.confirm, { url, boxes })).status
  expect(await statusOf([{ ...whole, x: 1 }])).toBe(maskingFailures.maskingOutside.status)
  expect(await statusOf([{ ...whole, y: 1 }])).toBe(maskingFailures.maskingOutside.status)
  expect(await statusOf([{ ...whole, height: 39 }])).toBe(200)
  const tooMany = Array.from({ length: maskingLimits.boxes + 1 }, () => whole)
  for (const wrong of [[{ ...whole, x: -1 }], [{ ...whole, width: 0 }], [{ ...whole, y: 0.5 }], tooMany])
    expect(z.safeDecode(maskingCalls.confirm.input, { url, boxes: JSON.stringify(wrong) }).success).toBe(
      false,
    )
})

it('cannot be confirmed before it was looked at; where that fails, people look alone', async () => {
  const { data } = await askUpload(app, client, teachingCalls.upload, await photo.clone().png().toBuffer())
  const [{ id }] = (await db
    .select({ id: maskings.id })
    .from(maskings)
    .innerJoin(files, eq(files.id, maskings.file_id))
    .where(eq(files.key, keyOf(data.url)))) as [{ id: number }]
  const { url } = data
  await db.update(maskings).set({ state: maskingStates.searching, found: [] }).where(eq(maskings.id, id))
  expect((await client.ask(maskingCalls.confirm, { url, boxes: [] })).status).toBe(
    maskingFailures.maskingNotReady.status,
  )
  await searchPictureJob.giveUp!(app.services, { maskingId: id })
  expect(await client.call(maskingCalls.get, { url })).toMatchObject({ state: maskingStates.unsearched })
  // A search that ends later changes nothing, and one without its original does nothing.
  await searchPictureJob.run(app.services, { maskingId: id })
  await searchPictureJob.run(app.services, { maskingId: 999_999 })
  expect((await client.call(maskingCalls.get, { url })).state).toBe(maskingStates.unsearched)
  expect((await client.call(maskingCalls.confirm, { url, boxes: [whole] })).masked_url).not.toBe('')
})

it('deletes originals that were never published', async () => {
  const { url, masked_url } = await maskPicture(app, client, await photo.clone().png().toBuffer(), [])
  const age = (days: number) =>
    db.execute(
      sql`update ${files} set created_at = now() - make_interval(days => ${days}) where key = ${keyOf(url)}`,
    )
  const statusOf = async (address: string) =>
    (await fetch(app.url + address, { headers: { cookie: client.cookie } })).status
  const cleanUp = async () => {
    for (const clean of maskingFeature.cleanups!) await clean(app.services)
  }
  await age(29)
  await cleanUp()
  expect(await statusOf(url)).toBe(200)
  await age(31)
  await cleanUp()
  expect(await statusOf(url)).toBe(404)
  await expect(providers.storage.read(keyOf(url))).rejects.toThrow()
  expect(await statusOf(masked_url)).toBe(200)
})

it('counts a finding as open when any part of it shows', () => {
  const finding = { x: 10, y: 10, width: 20, height: 10, kind: 'text' as const }
  const left = { x: 0, y: 0, width: 20, height: 40 }
  const right = { x: 20, y: 0, width: 20, height: 40 }
  expect(openFindings([finding], [left])).toEqual([finding])
  expect(openFindings([finding], [left, right])).toEqual([])
  expect(openFindings([finding], [])).toEqual([finding])
})
