import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { attendanceCalls } from '#contract/meetings/attendance.ts'
import { checkinFailures, onSiteCalls } from '#contract/meetings/checkin.ts'
import { examCalls } from '#contract/meetings/exams.ts'
import { liveCalls } from '#contract/meetings/live.ts'
import { studyCalls, studyFailures } from '#contract/meetings/study.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'
import { makeSiteCode } from '#server/features/meetings/checkin/site-code.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildCreditRule } from '#server/testing/build-credit.ts'
import { buildManager } from '#server/testing/build-entry.ts'
import { buildExam } from '#server/testing/build-exam.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildOldPhone, buildPhone, scanOnSite } from '#server/testing/scan-on-site.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { buildOnAir, letPass, noteSent, report } from '#server/testing/watch-for.ts'

/** Thirteen ways to credit without being there, what each earns, and what the organiser sees of it (decisions 087 and 107). */

const app = await testApp()
const { db, vault } = app.services
const { checkIn, confirm, scan } = scanOnSite(app.url)

const seconds = (from: number, to: number): PlayedRange => [from * 1000, to * 1000, 100, 1]

const isEarned = async (client: TestClient, meetingId: number) =>
  (await client.call(studyCalls.progress, { meeting_id: meetingId })).is_finished === 1

/** A live credit meeting that has been on air for half an hour: a few seconds of it would be enough. */
async function liveScene() {
  const meeting = await buildMeeting(db, { from: -0.5, to: 0.5, is_credit: true })
  await buildCreditRule(db, meeting.id, { needs_checkin: false, watch_percent: 1, needs_recall: false })
  await buildOnAir(db, meeting.id, [-1800])
  const cheat = await buildMember(app)
  const open = () =>
    cheat.client.call(liveCalls.watch, { meeting_id: meeting.id, pf: '', uid: '', scheid: 0 })
  return { meeting, open, ...cheat }
}

describe('watching', () => {
  it('1. without fetching: a script reports a stream that it never opened', async () => {
    const { meeting, client, user, open } = await liveScene()
    const session = await open()
    await letPass(db, user.id, 110)
    const { data } = await report(client, session, 1, [seconds(0, 110)])
    expect(data).toMatchObject({ counted_ms: 0, covered_seconds: 0 })
    expect(await isEarned(client, meeting.id)).toBe(false)
  })

  it('2. fetching without playing: bytes alone are no watching', async () => {
    const { meeting, client, user, open } = await liveScene()
    await open()
    await noteSent(db, user.id, meeting.id, 150)
    const progress = await client.call(studyCalls.progress, { meeting_id: meeting.id })
    expect(progress).toMatchObject({ watched_seconds: 0, is_finished: 0 })
  })

  it('3. in many tabs: a second of real time is spent once', async () => {
    const { meeting, client, user, open } = await liveScene()
    await noteSent(db, user.id, meeting.id, 150)
    const session = await open()
    await letPass(db, user.id, 10)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((seq) => report(client, session, seq, [seconds(0, 10)])),
    )
    const counted = answers.reduce((sum, { data }) => sum + (data?.counted_ms ?? 0), 0)
    // Ten seconds, what the network may vary by, and what passed while the test ran.
    expect(counted).toBeLessThan(20_000)
  })

  it('4. in many browsers: the newest session counts, the others are told so', async () => {
    const { meeting, client, user, open } = await liveScene()
    await noteSent(db, user.id, meeting.id, 150)
    const [first, second] = [await open(), await open()]
    await letPass(db, user.id, 10)
    const refused = await report(client, first, 1, [seconds(0, 10)])
    expect(refused.status).toBe(studyFailures.watchedElsewhere.status)
    expect((await report(client, second, 1, [seconds(0, 10)])).status).toBe(200)
  })

  it('5. with replayed reports: a number counts once, in its own session', async () => {
    const { meeting, client, user, open } = await liveScene()
    await noteSent(db, user.id, meeting.id, 150)
    const session = await open()
    await letPass(db, user.id, 10)
    await report(client, session, 1, [seconds(0, 10)])
    await letPass(db, user.id, 60)
    expect((await report(client, session, 1, [seconds(0, 10)])).data.counted_ms).toBe(0)
    const { client: friend } = await buildMember(app)
    const stolen = await report(friend, session, 2, [seconds(0, 10)])
    expect(stolen.status).toBe(studyFailures.reportForged.status)
  })

  it('6. with a shifted clock: only the clock of the server counts', async () => {
    const meeting = await buildMeeting(db, { from: -5, to: -4, is_credit: true })
    const recording = await buildRecording(db, meeting.id, { seconds: 3600 })
    await buildCreditRule(db, meeting.id, { needs_checkin: false, needs_recall: false })
    const { client, user } = await buildMember(app)
    const ids = { meeting_id: meeting.id, l_r_id: recording.id, pf: '', uid: '', scheid: 0 }
    const session = await client.call(studyCalls.watchPlayback, ids)
    await letPass(db, user.id, 10)
    const { data } = await report(client, session, 1, [seconds(0, 3600)])
    expect(data.counted_ms).toBeLessThan(20_000)
    expect(await isEarned(client, meeting.id)).toBe(false)
  })
})

describe('answering', () => {
  it('7. with the lowest option: the numbers say nothing', async () => {
    const meeting = await buildMeeting(db, { from: -3, to: -1 })
    await buildExam(db, meeting.id, { questions: 60 })
    const { client } = await buildMember(app)
    const paper = await client.call(examCalls.start, { meeting_id: meeting.id })
    for (const { question_id, kind, options } of paper.questions) {
      const lowest = options.map(({ option_id }) => option_id).toSorted((a, b) => a - b)
      const answer = { try_id: paper.try_id, question_id, option_ids: lowest.slice(0, kind), finish: false }
      await client.call(examCalls.answer, answer)
    }
    await client.call(examCalls.answer, { try_id: paper.try_id, finish: true })
    const { score, passed } = await client.call(examCalls.sheet, { meeting_id: meeting.id })
    // A quarter by chance; sixty would take eight standard deviations.
    expect(passed).toBe(0)
    expect(score).toBeLessThan(60)
  })

  it('13. by an account that fails on purpose: its score sheets explain nothing to the next one', async () => {
    const meeting = await buildMeeting(db, { from: -3, to: -1 })
    const { max_tries } = await buildExam(db, meeting.id)
    const { client } = await buildMember(app)
    const meeting_id = meeting.id
    const shown: unknown[] = []
    for (let number = 1; number <= max_tries; number++) {
      const { try_id } = await client.call(examCalls.start, { meeting_id })
      await client.call(examCalls.answer, { try_id, finish: true })
      shown.push(await client.call(examCalls.sheet, { meeting_id, try_id }))
    }
    expect(shown).toHaveLength(3)
    expect(JSON.stringify(shown)).not.toMatch(/解析|"is_right":[01]|"right":\[\d/)
  })
})

/** An offline credit meeting: being there is everything that it asks for. */
async function siteScene() {
  const meeting = await buildMeeting(db, { from: -0.1, to: 2, is_credit: true, is_offline: true })
  const organiser = await buildMember(app)
  await buildManager(db, meeting.id, organiser.user.id)
  const at = { meeting_id: meeting.id, schedule_id: 0 }
  const show = () => organiser.client.call(onSiteCalls.code, at)
  const list = async () =>
    (await organiser.client.call(attendanceCalls.list, { meeting_id: meeting.id, filter: 'all', page: 1 }))
      .data
  return { meeting, organiser, at, show, list }
}

describe('checking in', () => {
  it('8. by a code that a friend sends from the hall: the absent phone waits at the counter', async () => {
    const { meeting, show, list } = await siteScene()
    const { client } = await buildMember(app)
    const { data } = await checkIn(client, buildOldPhone(), (await show()).code)
    expect(data).toMatchObject({ is_new: 0, is_waiting: 1 })
    expect(await isEarned(client, meeting.id)).toBe(false)
    expect(await list()).toEqual([])
    expect((await show()).waiting).toMatchObject([{ proof: 'key' }])
  })

  it('9. with software keys: any number of fresh keys, and each of them waits', async () => {
    const { meeting, at, organiser, show, list } = await siteScene()
    const cheat = await buildMember(app)
    for (let round = 0; round < 3; round++)
      expect((await checkIn(cheat.client, buildOldPhone(), (await show()).code)).data.is_waiting).toBe(1)
    const [waiting] = (await show()).waiting
    expect((await show()).waiting).toHaveLength(1)
    await organiser.client.call(onSiteCalls.turnAway, { ...at, waiting_id: waiting!.waiting_id })
    expect(await isEarned(cheat.client, meeting.id)).toBe(false)
    expect(await list()).toEqual([])
  })

  it('9. with passkeys in software that were made in time and turned away: they are fresh for ever', async () => {
    const cheats = await Promise.all(Array.from({ length: 4 }, () => buildMember(app)))
    const phones = cheats.map(() => buildPhone())
    const comeTo = async ({ show }: Awaited<ReturnType<typeof siteScene>>) => {
      const { code } = await show()
      for (const [at, { client }] of cheats.entries()) {
        const { data } = await scan(client, phones[at]!, code)
        await confirm(client, phones[at]!, data.ticket)
      }
    }
    const before = await siteScene()
    await comeTo(before)
    const turnedAway = before.meeting.id
    await db.execute(sql`delete from checkin_waiting where meeting_id = ${turnedAway}`)
    await db.execute(sql`delete from checkin_visits where meeting_id = ${turnedAway}`)
    await db.execute(sql`update checkin_passkeys set created_at = created_at - interval '30 days'`)
    const { show, list } = await siteScene()
    await comeTo({ ...before, show })
    const marked = [...(await list()).map((one) => one.is_fresh_key), ...(await show()).waiting.map(() => 1)]
    expect(marked).toEqual([1, 1, 1, 1])
  })

  it('10. by a recorded code: it has run out', async () => {
    const { meeting } = await siteScene()
    const { client } = await buildMember(app)
    const recorded = makeSiteCode(vault, { meetingId: meeting.id, sessionId: 0 }, Date.now() - 7000).code
    expect((await scan(client, buildPhone(), recorded)).status).toBe(checkinFailures.codeOver.status)
    expect(await isEarned(client, meeting.id)).toBe(false)
  })

  it(
    '11. in a burst from one address: all of it waits, also with passkeys in software',
    { retry: 3 },
    async () => {
      const { meeting, show, list } = await siteScene()
      const { code } = await show()
      const cheats = await Promise.all(Array.from({ length: 4 }, () => buildMember(app)))
      const tickets = await Promise.all(
        cheats.map(async ({ client }) => {
          const phone = buildPhone()
          return { client, phone, ticket: (await scan(client, phone, code)).data.ticket }
        }),
      )
      await Promise.all(tickets.map(({ client, phone, ticket }) => confirm(client, phone, ticket)))
      for (const { client } of cheats) expect(await isEarned(client, meeting.id)).toBe(false)
      expect(await list()).toEqual([])
      expect((await show()).waiting.map(({ burst_num }) => burst_num)).toEqual([4, 4, 4, 4])
    },
  )

  it('12. two people with one phone: the second is sent to the staff', async () => {
    const { meeting, show, list } = await siteScene()
    const [owner, friend] = [await buildMember(app), await buildMember(app)]
    const phone = buildPhone()
    expect((await checkIn(owner.client, phone, (await show()).code)).data).toMatchObject({ is_new: 1 })
    const second = { ...phone, passkey: buildPhone().passkey }
    expect((await checkIn(friend.client, second, (await show()).code)).status).toBe(
      checkinFailures.deviceUsed.status,
    )
    expect(await isEarned(friend.client, meeting.id)).toBe(false)
    expect(await list()).toMatchObject([{ is_fresh_key: 1, burst_num: 0 }])
  })
})
