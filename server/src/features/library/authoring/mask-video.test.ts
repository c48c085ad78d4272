import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authoringCalls, workFailures } from '#contract/library/authoring.ts'
import { patientStates, videoCalls, videoFailures } from '#contract/library/videos.ts'
import type { PatientPlace } from '#contract/library/videos.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import { buildAuthor, buildVideo, buildWorkInput } from '#server/testing/build-author.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { workRevisions } from './authoring.tables.ts'

const app = await testApp()
const { db } = app.services
const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
const works = consoleOf(operator, 'works')

const place: PatientPlace = {
  kind: 'name',
  from: 8,
  to: 16,
  x: 0.1,
  y: 0.1,
  width: 0.2,
  height: 0.05,
  is_masked: false,
}

/** A work that waits, with a video on which this was found. */
async function send(given: Partial<typeof videos.$inferInsert>) {
  const author = await buildAuthor(app)
  const video_id = await buildVideo(db, author.user.id, given)
  const input = { ...(await buildWorkInput(db, author)), video_id }
  const { production_id } = await author.client.call(authoringCalls.add, input)
  const [revision] = await db
    .select()
    .from(workRevisions)
    .where(eq(workRevisions.production_id, production_id))
  const pass = async () => (await works.run('pass', revision!.id)).problem
  const mask = (masks: number[], asker = author.client) => asker.ask(videoCalls.mask, { video_id, masks })
  return { author, video_id, input, production_id, pass, mask, revisionId: revision!.id }
}

it('does not pass a video that was not searched, or whose author has not decided', async () => {
  expect(await (await send({ patient_state: null })).pass()).toBe(workFailures.videoNotSearched.zh)
  const { pass, mask, revisionId } = await send({ patient_places: [place] })
  expect(await pass()).toBe(workFailures.videoUndecided.zh)
  expect((await mask([])).data).toMatchObject({ state: 'ready', patients: { is_decided: 1 } })
  const { facts } = await works.record(revisionId)
  expect(facts.map(({ value }) => value)).toContain('0:08–0:16 姓名: 作者未遮盖')
  expect(await pass()).toBe('')
})

it('tells the operator of a video that could not be searched', async () => {
  const { pass, revisionId } = await send({ patient_state: patientStates.unsearched })
  const { facts } = await works.record(revisionId)
  expect(facts.map(({ value }) => value)).toContain('系统未能查找患者信息，请逐段核对')
  expect(await pass()).toBe('')
})

it('processes a video again with what is masked; the same choice changes nothing', async () => {
  const { mask, video_id } = await send({ patient_places: [place, { ...place, from: 40, to: 48 }] })
  const { data } = await mask([1])
  expect(data.patients!.places.map(({ is_masked }) => is_masked)).toEqual([false, true])
  expect(data).toMatchObject({ state: 'uploaded', covers: [] })
  // While it is processed nothing else is decided.
  expect((await mask([])).status).toBe(videoFailures.notMaskable.status)
  await db.update(videos).set({ state: 'ready' }).where(eq(videos.id, video_id))
  expect((await mask([1])).data.state).toBe('ready')
})

it('belongs to its owner, and takes only places that were found', async () => {
  const { mask } = await send({ patient_places: [place] })
  const { client: stranger } = await buildMember(app)
  expect((await mask([1])).status).toBe(videoFailures.notMaskable.status)
  for (const other of [stranger, operator, app.client()])
    expect((await mask([0], other)).status).not.toBe(200)
  const { mask: maskOther } = await send({ patient_state: patientStates.unsearched })
  expect((await maskOther([])).status).toBe(videoFailures.notMaskable.status)
})

it('does not take the streams away from those who watch a published work', async () => {
  const { mask, pass } = await send({ patient_places: [place] })
  await mask([])
  expect(await pass()).toBe('')
  expect((await mask([0])).message).toBe(videoFailures.isPublished.zh)
  expect((await mask([])).status).toBe(200)
})
