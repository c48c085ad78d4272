import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { evidenceCalls } from '#contract/practice/lecture-evidence.ts'
import { only } from '#kernel/first-row.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { settleWithdrawal } from '#server/features/commerce/withdrawals/settle-withdrawal.ts'
import { appliedEntry, withdrawnOf } from '#server/features/commerce/withdrawals/withdrawal-entries.ts'
import { newWithdrawalNo } from '#server/features/commerce/withdrawals/withdrawal-number.ts'
import { insertWithdrawal } from '#server/features/commerce/withdrawals/withdrawals.queries.ts'
import { packOutdated } from '#server/features/practice/expert-sheets/expert-sheets.events.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { addLecturePicture, buildLecture, paintPicture } from '#server/testing/build-lecture.ts'
import type { Lecture } from '#server/testing/build-lecture.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { signAgreement } from '#server/testing/sign-agreement.ts'
import { testApp } from '#server/testing/test-app.ts'
import { collectEvidence } from './collect-evidence.ts'
import { buildEvidence, gatherForSheet } from './gather-evidence.ts'
import { selectPacks } from './lecture-evidence.queries.ts'
import { rebuildEvidence, rebuildPaidPacks } from './rebuild-packs.ts'

const app = await testApp()
const { db, vault } = app.services

/** A lecture whose fee is available and that has one pack. */
async function buildPacked(seed: number, given: Parameters<typeof buildLecture>[1] = {}) {
  const built = await buildLecture(app, given)
  await addLecturePicture(app, built, await paintPicture(seed))
  expect(await gatherForSheet(app.services, built.sheet.id)).toBe(true)
  await runJobs(app, buildEvidence)
  expect(await packsOf(built)).toHaveLength(1)
  return built
}

const packsOf = ({ sheet }: Lecture) => selectPacks(db, sheet.id)

/** A withdrawal that was sent to the bank. */
async function buildSent({ expert }: Lecture, amountFen: number) {
  const withdrawal_no = newWithdrawalNo(new Date())
  const row = await insertWithdrawal(db, {
    withdrawal_no,
    user_id: expert.user.id,
    amount_fen: amountFen,
    stage: 3,
    truename: '程怀瑾',
    bank_name: '建设银行',
    bank_branch: '江城支行',
    bank_card_sealed: vault.seal('6217000012345678'),
    reviewed_at: new Date(),
    sent_at: new Date(),
    method: 'bank',
  })
  await db.transaction((db) => postEntry(db, appliedEntry(withdrawnOf(row!, vault))))
  return row!
}

const runRebuilds = () => runJobs(app, rebuildPaidPacks, rebuildEvidence)

it('is built again when money for the lecture arrives, and says how much of it is for the lecture', async () => {
  const first = await buildPacked(101)
  const second = await buildPacked(102, { expert: first.expert, grossFen: 300_000 })
  // 4,200 and 2,560 after tax: the first is paid wholly, of the second a part.
  const row = await buildSent(first, 500_000)
  const paid = { isPaid: true as const, receiptNo: 'CCB1', paidAt: new Date() }
  await settleWithdrawal(app.services, row, paid)
  expect(await settleWithdrawal(app.services, row, paid)).toBe(false)
  await runRebuilds()
  expect(await packsOf(first)).toHaveLength(2)
  expect(await packsOf(second)).toHaveLength(2)
  const payoutsOf = async ({ sheet }: Lecture) =>
    (await collectEvidence(db, (await selectSheet(db, sheet.id))!)).payouts
  expect(await payoutsOf(first)).toMatchObject([{ amountFen: 500_000, lectureFen: 420_000 }])
  expect(await payoutsOf(second)).toMatchObject([{ amountFen: 500_000, lectureFen: 80_000 }])

  // The rest is for the second one alone.
  await settleWithdrawal(app.services, await buildSent(first, 100_000), { ...paid, receiptNo: 'CCB2' })
  await runRebuilds()
  expect(await packsOf(first)).toHaveLength(2)
  expect(await packsOf(second)).toHaveLength(3)
})

it('is not built again for a payment that has bounced', async () => {
  const built = await buildPacked(103)
  const row = await buildSent(built, 100_000)
  await settleWithdrawal(app.services, row, { isPaid: false, reason: '账号有误' })
  await runRebuilds()
  expect(await packsOf(built)).toHaveLength(1)
})

it('holds all agreements once another one is signed, and keeps the older pack', async () => {
  const built = await buildPacked(104)
  const { expert, ids, operator, sheet } = built
  const late = { sheet_id: sheet.id, title: '课件制作', gross_fen: 100_000 }
  await consoleOf(operator.client, 'expert-fees').create(late)
  await signAgreement(app, built)
  await runRebuilds()
  const { packs } = await expert.client.call(evidenceCalls.get, ids)
  expect(packs).toHaveLength(2)
  const [newer, older] = await Promise.all(
    packs.map(async ({ file_url }) => Buffer.from(await (await fetch(app.url + file_url)).arrayBuffer())),
  )
  expect([newer!.includes('agreement-2.pdf'), older!.includes('agreement-2.pdf')]).toEqual([true, false])
})

it('is built again when a feature says that it shows something else, if there is one', async () => {
  const [packed, open] = [await buildPacked(105), await buildLecture(app)]
  for (const { sheet } of [packed, open])
    await db.transaction((db) => app.services.events.publish(db, packOutdated, { sheetId: sheet.id }))
  await runRebuilds()
  expect(await packsOf(packed)).toHaveLength(2)
  expect(await packsOf(open)).toHaveLength(0)
})

it('counts of the stream what the expert was there for', async () => {
  const built = await buildLecture(app)
  const { expert, ids, meeting } = built
  const minutes = async () => (await expert.client.call(evidenceCalls.get, ids)).figures.live_minutes
  expect(await minutes()).toBe(30)
  const { id: roomId } = await only(
    db
      .execute<{ id: number }>(sql`insert into rooms (kind, subject, title, begin_at, end_at)
        values ('meeting', ${`meeting ${meeting.id}`}, '直播间', now() - interval '2 hours', now()) returning id`)
      .then(({ rows }) => rows),
  )
  await db.execute(sql`with person as (insert into room_people (room_id, key, user_id, name)
      values (${roomId}, ${`user ${expert.user.id}`}, ${expert.user.id}, '程怀瑾') returning id)
    insert into room_presence (room_id, person_id, joined_at, alive_at, left_at)
    select ${roomId}, id, now() - interval '119 minutes', now(), now() - interval '90 minutes' from person`)
  // The lecture began 105 minutes ago.
  expect(await minutes()).toBeLessThan(17)
  expect(await minutes()).toBeGreaterThan(12)
})
