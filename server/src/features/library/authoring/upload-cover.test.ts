import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { maskingCalls, maskingStates } from '#contract/community/masking.ts'
import type { PatientSign } from '#contract/wire/patient-signs.ts'
import { authoringCalls, workFailures } from '#contract/library/authoring.ts'
import { workCalls } from '#contract/library/works.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { files } from '#kernel/kernel.tables.ts'
import { searchPictureJob } from '#server/features/community/masking/search-picture.ts'
import { buildAuthor, buildWorkInput } from '#server/testing/build-author.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { standInText, useStandInFinder } from '#server/testing/find-letters.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'
import { authoringFeature } from './authoring.feature.ts'
import { workRevisions } from './authoring.tables.ts'

useStandInFinder()

const app = await testApp()
const { db } = app.services
const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
const works = consoleOf(operator, 'works')
const face = { x: 30, y: 5, width: 20, height: 20 }

/** A cover on which this was found. */
async function upload(client: TestClient, sign?: PatientSign, faces = sign ? [face] : []) {
  vi.mocked(identityFinder.find).mockResolvedValueOnce([
    {
      text: [
        { ...standInText, x: 35 },
        { ...standInText, ...(sign && { sign }) },
      ],
      faces,
    },
  ])
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  const { data } = await askUpload(app, client, authoringCalls.uploadCover, picture)
  await runJobs(app, searchPictureJob)
  return { original: data.url, ...(await client.call(maskingCalls.get, { url: data.url })) }
}

const revisionOf = async (productionId: number) =>
  (await db.select().from(workRevisions).where(eq(workRevisions.production_id, productionId))).at(-1)!.id

const statusOf = async (url: string, client?: TestClient) =>
  (await fetch(app.url + url, { headers: client ? { cookie: client.cookie } : {} })).status

it('takes a cover without a patient at once, and shows it to readers when the work is passed', async () => {
  const author = await buildAuthor(app)
  const { masked_url: cover, found, original } = await upload(author.client)
  expect(found).toEqual([])
  const input = { ...(await buildWorkInput(db, author)), cover }
  const { production_id } = await author.client.call(authoringCalls.add, input)
  expect([
    await statusOf(cover),
    await statusOf(cover, author.client),
    await statusOf(cover, operator),
  ]).toEqual([404, 200, 200])
  expect((await works.run('pass', await revisionOf(production_id))).problem).toBe('')
  expect((await app.client().call(workCalls.detail, { production_id })).cover).toBe(cover)
  expect(await statusOf(cover)).toBe(200)
  for (const who of [author.client, operator, undefined]) expect(await statusOf(original, who)).toBe(404)
})

it('proposes what tells of a patient, and no other text; the operator sees what was left open', async () => {
  const author = await buildAuthor(app)
  const { original, found, masked_url, state } = await upload(author.client, 'name')
  expect({ state, found, masked_url }).toEqual({
    state: maskingStates.found,
    found: [
      { ...standInText, kind: 'name' },
      { ...face, kind: 'face' },
    ],
    masked_url: '',
  })
  const input = await buildWorkInput(db, author)
  const notOwn = workFailures.coverNotOwn.status
  // Neither before it is decided upon, nor what is under it.
  for (const cover of [original, masked_url])
    expect([notOwn, workFailures.coverMissing.status]).toContain(
      (await author.client.ask(authoringCalls.add, { ...input, cover })).status,
    )
  const { masked_url: cover } = await author.client.call(maskingCalls.confirm, {
    url: original,
    boxes: [standInText],
  })
  const { client: stranger } = await buildMember(app)
  const { production_id } = await author.client.call(authoringCalls.add, { ...input, cover })
  expect([await statusOf(cover, stranger), await statusOf(original, operator)]).toEqual([404, 404])
  const { facts } = await works.record(await revisionOf(production_id))
  expect(facts.map(({ value }) => value).join()).toContain('作者未遮盖 1 处')
})

it('does not take the masked cover of somebody else', async () => {
  const [one, other] = [await buildAuthor(app), await buildAuthor(app)]
  const { masked_url: cover } = await upload(one.client)
  const input = { ...(await buildWorkInput(db, other)), cover }
  expect((await other.client.ask(authoringCalls.add, input)).status).toBe(workFailures.coverNotOwn.status)
})

it('does not pass a cover that was handed in before covers were searched', async () => {
  const author = await buildAuthor(app)
  const { production_id } = await author.client.call(authoringCalls.add, await buildWorkInput(db, author))
  const revisionId = await revisionOf(production_id)
  await db
    .update(workRevisions)
    .set({ cover: '/files/u/2025/01/old.jpg' })
    .where(eq(workRevisions.id, revisionId))
  expect((await works.run('pass', revisionId)).problem).toBe(workFailures.coverNotMasked.zh)
})

it('deletes covers that no version has, after as long as their originals are kept', async () => {
  const author = await buildAuthor(app)
  const [used, unused] = [await upload(author.client), await upload(author.client)]
  const input = { ...(await buildWorkInput(db, author)), cover: used.masked_url }
  await author.client.call(authoringCalls.add, input)
  const month = new Date(Date.now() - 31 * 24 * 3600_000)
  for (const { masked_url } of [used, unused])
    await db
      .update(files)
      .set({ created_at: month })
      .where(eq(files.key, keyOf(masked_url)))
  for (const clean of authoringFeature.cleanups!) await clean(app.services)
  expect([
    await statusOf(used.masked_url, author.client),
    await statusOf(unused.masked_url, author.client),
  ]).toEqual([200, 404])
})
