import { eq, ne, sql } from 'drizzle-orm'
import { bigint, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { besideCalls } from '#kernel/beside-calls.ts'
import type { FilePurpose } from '#kernel/files/file-purpose.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import { deleteReplacedFiles } from '#kernel/files/sent-files.queries.ts'
import { files, identity, moment } from '#kernel/kernel.tables.ts'
import { defineNotice } from '#kernel/notice.ts'
import { buildMember, logIn } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { review } from './review.ts'
import type { Review } from './review.ts'
import { insertSubmission } from './reviews.queries.ts'

const app = await testApp()
const { db } = app.services

const probes = pgTable('review_probes', {
  id: identity(),
  sender: bigint({ mode: 'number' }),
  state: smallint().notNull().default(0),
  reason: text().notNull().default(''),
  photos: jsonb().$type<string[]>().notNull().default([]),
  reviewed_at: moment(),
  reviewer: bigint({ mode: 'number' }),
})

beforeAll(() =>
  db.execute(sql`
    create table review_probes (id bigint generated always as identity, sender bigint, state smallint not null default 0,
      reason text not null default '', photos jsonb not null default '[]', reviewed_at timestamptz, reviewer bigint);
    create unique index review_probes_one_open on review_probes (sender) where state = 0`),
)
afterAll(() => db.execute(sql`drop table review_probes`))

const how: Review = {
  table: probes,
  id: probes.id,
  isOpen: eq(probes.state, 0),
  reviewedAt: probes.reviewed_at,
  reviewerId: probes.reviewer,
  notOpen: failures.dataMissing,
}

const texts = { zh: { title: '题', said: '好' }, en: { title: 'Title', said: 'Good' } }
const notice = defineNotice({
  event: 'probes.decided',
  kind: 'system',
  text: texts,
  say: ({ said }) => said,
  example: {},
}).write({})

/** What the block needs of a call by this reviewer. */
const contextOf = (userId: number) =>
  besideCalls(app.services, 'zh', {
    userId,
    sessionId: 0,
    rights: new Set(),
    isOperator: true,
    hasFreshStep: false,
    userType: 1,
    client: 'phone',
  })

const { user: owner } = await buildMember(app)
const told = async () => readInbox(await logIn(app, owner))

const build = async (sender: number | null) =>
  (await insertSubmission(db, probes, { sender })) as typeof probes.$inferSelect
const find = async (id: number) => (await db.select().from(probes).where(eq(probes.id, id)))[0]!

it('writes what was decided, by whom and when, and tells the owner', async () => {
  const { id } = await build(owner.id)
  const submission = { id, ownerId: owner.id }
  await review(contextOf(2), how, { submission, verdict: { state: 2, reason: '不' }, notice })
  expect(await find(id)).toMatchObject({ state: 2, reason: '不', reviewer: 2, reviewed_at: expect.any(Date) })
  expect(await told()).toEqual(['好'])
})

it.each([1, 2])('is decided no more once its state is %i', async (state) => {
  const { id } = await build(owner.id)
  await db.update(probes).set({ state }).where(eq(probes.id, id))
  const submission = { id, ownerId: owner.id }
  const deciding = review(contextOf(2), how, { submission, verdict: { state: 2 }, notice })
  await expect(deciding).rejects.toMatchObject({ failure: how.notOpen })
  expect(await find(id)).toMatchObject({ state, reviewer: null })
  expect(await told()).toEqual(['好'])
})

it('leaves everything as it was when what belongs to the decision fails', async () => {
  const { id } = await build(owner.id)
  const deciding = review(contextOf(2), how, {
    submission: { id, ownerId: owner.id },
    verdict: { state: 1 },
    notice,
    async within(_db, decide) {
      await decide()
      throw new Error('no')
    },
  })
  await expect(deciding).rejects.toThrow('no')
  expect(await find(id)).toMatchObject({ state: 0, reviewer: null, reviewed_at: null })
  expect(await told()).toEqual(['好'])
})

it('tells nobody about a submission that nobody owns', async () => {
  const { id } = await build(null)
  await review(contextOf(2), how, { submission: { id, ownerId: null }, verdict: { state: 1 }, notice })
  expect(await find(id)).toMatchObject({ state: 1 })
})

it('takes one open submission of many that arrive at once', async () => {
  const rows = await Promise.all(Array.from({ length: 8 }, () => insertSubmission(db, probes, { sender: 4 })))
  expect(rows.filter(Boolean)).toHaveLength(1)
})

const purpose: FilePurpose = { name: 'probe', accept: 'pictures', isPrivate: true }
const sent = { purpose, table: probes, ownerId: probes.sender, addresses: probes.photos }

it('keeps exactly the files that the last submission shows, and those never handed in', async () => {
  const { user } = await buildMember(app)
  const photos = 5
  const upload = async () => {
    const key = newUploadKey('jpg', new Date())
    await insertFile(db, { key, mime: 'image/jpeg', size: 1, owner_id: user.id, purpose: purpose.name })
    return fileUrl(key)
  }
  const handIns = fc.array(fc.uniqueArray(fc.nat(photos - 1)), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(handIns, async (submissions) => {
      await db.delete(probes).where(eq(probes.sender, user.id))
      await db.delete(files).where(eq(files.owner_id, user.id))
      const urls = await Promise.all(Array.from({ length: photos }, upload))
      const kept = new Set(urls)
      let before: string[] = []
      for (const shown of submissions) {
        // A file that is gone cannot be handed in again.
        const now = shown.map((at) => urls[at]!).filter((url) => kept.has(url))
        const [row] = await db.insert(probes).values({ sender: user.id, state: 1, photos: now }).returning()
        await deleteReplacedFiles(db, sent, user.id, ne(probes.id, row!.id))
        for (const url of before) if (!now.includes(url)) kept.delete(url)
        before = now
      }
      const left = await db.select({ key: files.key }).from(files).where(eq(files.owner_id, user.id))
      expect(left.map(({ key }) => fileUrl(key)).sort()).toEqual([...kept].sort())
    }),
    { numRuns: 25 },
  )
})
