import { itemFailures } from '#contract/wire/item-types.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import { studyCalls, studyFailures } from '#contract/meetings/study.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildCreditRule } from '#server/testing/build-credit.ts'
import { buildExam } from '#server/testing/build-exam.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'
import { buildCheckin, buildOnAir, letPass, noteSent, report, signReport } from '#server/testing/watch-for.ts'
import { openWatchSession } from './open-watch.ts'
import { watchProgress } from './study.tables.ts'
import { toleranceMs } from './watch-rules.ts'

const app = await testApp()

/** A credit meeting that is over, with a recording of 100 seconds, and a member who has begun it. */
async function scene(given: Parameters<typeof buildMeeting>[1] = {}) {
  const { db } = app.services
  const meeting = await buildMeeting(db, { from: -5, to: -4, is_credit: true, ...given })
  const recording = await buildRecording(db, meeting.id, { seconds: 100 })
  await buildCreditRule(db, meeting.id, { needs_recall: false })
  const { client, user } = await buildMember(app)
  const ids = { meeting_id: meeting.id, l_r_id: recording.id }
  const open = () => client.call(studyCalls.watchPlayback, { ...ids, pf: 'app', uid: 'U1', scheid: 0 })
  const progress = () => client.call(studyCalls.progress, { meeting_id: meeting.id })
  return { db, meeting, recording, client, user, ids, open, progress }
}

const seen = (from: number, to: number): PlayedRange => [from * 1000, to * 1000, 100, 1]

/** The most that may be counted when these seconds pass: they, and the real time until the check. */
function mostToCount(seconds: number): () => number {
  const beganAt = Date.now()
  return () => seconds * 1000 + Date.now() - beganAt + toleranceMs
}

describe('reports', () => {
  it('count what was watched, store ranges and answer with what they add', async () => {
    const { db, client, user, open, progress } = await scene()
    const session = await open()
    await letPass(db, user.id, 30)
    const first = await report(client, session, 1, [seen(0, 10), seen(50, 60)])
    expect(first.data).toMatchObject({ counted_ms: 20_000, covered_seconds: 20 })
    const second = await report(client, session, 2, [seen(55, 65)])
    expect(second.data).toMatchObject({ covered_seconds: 25 })
    const { conditions, watched_seconds } = await progress()
    expect(conditions.find(({ kind }) => kind === 'watch')).toMatchObject({ reached: 25, needed: 80 })
    expect(watched_seconds).toBe(30)
  })

  it('count the same report once, however often and however close together it comes', async () => {
    const { db, client, user, open } = await scene()
    const session = await open()
    await letPass(db, user.id, 100)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => report(client, session, 1, [seen(0, 10)])),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.map(({ data }) => data.counted_ms).filter((ms) => ms > 0)).toEqual([10_000])
  })

  it('count real time once when several come at once', async () => {
    const { db, client, user, open } = await scene()
    const session = await open()
    const most = mostToCount(20)
    await letPass(db, user.id, 20)
    const all = Array.from({ length: 9 }, (_, at) =>
      report(client, session, at + 1, [seen(at * 10, at * 10 + 10)]),
    )
    const counted = (await Promise.all(all)).reduce((sum, { data }) => sum + data.counted_ms, 0)
    expect(counted).toBeLessThanOrEqual(most())
  })

  it('of a replaced session are rejected; the time continues with the new one', async () => {
    const { db, client, user, open } = await scene()
    const first = await open()
    await letPass(db, user.id, 30)
    expect((await report(client, first, 1, [seen(0, 20)])).data.counted_ms).toBe(20_000)
    const most = mostToCount(0)
    const second = await open()
    expect((await report(client, first, 2, [seen(20, 30)])).status).toBe(
      studyFailures.watchedElsewhere.status,
    )
    const { data } = await report(client, second, 1, [seen(20, 90)])
    expect(data.counted_ms).toBeLessThanOrEqual(most())
  })

  it('that are forged, changed or of somebody else are rejected', async () => {
    const { db, client, user, open } = await scene()
    const session = await open()
    await letPass(db, user.id, 60)
    const good = signReport(session, 1, [seen(0, 10)])
    const other = await buildMember(app)
    const bad = [
      { ...good, ranges: [seen(0, 50)] },
      { ...good, seq: 2 },
      { ...good, report_sign: 'ab' },
      { ...good, session_id: good.session_id + 1 },
    ]
    for (const one of bad)
      expect((await client.ask(studyCalls.report, one)).status).toBe(studyFailures.reportForged.status)
    expect((await other.client.ask(studyCalls.report, good)).status).toBe(studyFailures.reportForged.status)
    expect((await app.client().ask(studyCalls.report, good)).status).toBe(failures.loginExpired.status)
    const none = { ...good, seq: 0 }
    expect((await client.ask(studyCalls.report, none)).status).toBe(failures.parameterError.status)
  })

  it('cover no more than the recording has', async () => {
    const { db, client, user, open, recording } = await scene()
    const session = await open()
    await letPass(db, user.id, 100)
    const answer = await report(client, session, 1, [[90_000, 2_000_000_000, 200, 1]])
    expect(answer.data.covered_seconds).toBe(10)
    const [row] = await db.select().from(watchProgress).where(eq(watchProgress.recording_id, recording.id))
    expect(row!.covered).toBe('{[90000,100000)}')
  })

  /** A member who watches a live meeting of an hour, half of which is over. */
  async function liveScene() {
    const { db, vault } = app.services
    const meeting = await buildMeeting(db, { from: -0.5, to: 0.5, is_credit: true })
    const { client, user } = await buildMember(app)
    const member = {
      userId: user.id,
      sessionId: 0,
      isOperator: false,
      hasFreshStep: false,
      rights: new Set<never>(),
      userType: 1,
      client: 'phone',
    } as const
    const watched = { meetingId: meeting.id, recordingId: 0, scheduleId: 0, pf: '', uid: '' }
    const session = await openWatchSession({ db, vault, member }, watched)
    await noteSent(db, user.id, meeting.id, 140)
    const reached = async () => {
      const { conditions } = await client.call(studyCalls.progress, { meeting_id: meeting.id })
      return conditions.find(({ kind }) => kind === 'watch')!.reached
    }
    return { db, meeting, client, user, session, reached }
  }

  it('of a live stream count by the clock of the server', async () => {
    const { db, meeting, client, user, session, reached } = await liveScene()
    await buildOnAir(db, meeting.id, [-1800])
    await letPass(db, user.id, 60)
    // The positions of a stream mean nothing; a player may have joined late.
    expect((await report(client, session, 1, [seen(5000, 5060)])).data).toMatchObject({
      counted_ms: 60_000,
      covered_seconds: 60,
    })
    expect(await reached()).toBe(1)
  })

  it('of a live stream count nothing while nothing is on air', async () => {
    const { db, meeting, client, user, session } = await liveScene()
    await letPass(db, user.id, 60)
    expect((await report(client, session, 1, [seen(0, 60)])).data).toMatchObject({
      counted_ms: 0,
      covered_seconds: 0,
    })
    // On air until the break, 40 seconds ago: of the last minute 20 seconds count.
    await letPass(db, user.id, 60)
    await buildOnAir(db, meeting.id, [-1800, -40])
    const { covered_seconds: before } = (await report(client, session, 2, [seen(0, 60)])).data
    expect(before).toBeGreaterThanOrEqual(20)
    expect(before).toBeLessThan(40)
    // The break has ended 10 seconds ago: they count, not the break.
    await letPass(db, user.id, 30)
    await buildOnAir(db, meeting.id, [-10])
    const after = await report(client, session, 3, [seen(0, 10)])
    expect(after.data).toMatchObject({ counted_ms: 10_000, covered_seconds: before + 10 })
  })

  it('count nothing of a stream whose process is dead', async () => {
    const { db, meeting, client, user, session } = await liveScene()
    await letPass(db, user.id, 60)
    await buildOnAir(db, meeting.id, [-1800], -50)
    const { covered_seconds } = (await report(client, session, 1, [seen(0, 60)])).data
    expect(covered_seconds).toBeGreaterThanOrEqual(10)
    expect(covered_seconds).toBeLessThan(40)
  })

  it('reach all of a live meeting without its breaks', async () => {
    const { db, meeting, client, user, session, reached } = await liveScene()
    await letPass(db, user.id, 100)
    await buildOnAir(db, meeting.id, [-1700, -1600])
    await buildOnAir(db, meeting.id, [-90, 0])
    await report(client, session, 1, [seen(0, 90)])
    // 30 minutes are still to come; then the meeting has lasted half an hour, and was on air for 190 seconds.
    expect(await reached()).toBeLessThan(10)
    await db.execute(sql`update meetings set end_at = now() where id = ${meeting.id}`)
    expect(await reached()).toBeGreaterThan(40)
  })

  it('are added up across servers, and time is spent once on all of them', async () => {
    const { db, client, user, open } = await scene()
    const second = await startServer(app.databaseUrl, { DATA_DIR: app.services.env.DATA_DIR })
    try {
      const elsewhere = second.client()
      elsewhere.token = client.token
      const session = await open()
      const most = mostToCount(50)
      await letPass(db, user.id, 50)
      expect((await report(client, session, 1, [seen(0, 10)])).data.covered_seconds).toBe(10)
      expect((await report(elsewhere, session, 2, [seen(10, 30)])).data.covered_seconds).toBe(30)
      const last = await Promise.all([
        report(client, session, 3, [seen(30, 60)]),
        report(elsewhere, session, 4, [seen(60, 90)]),
      ])
      const counted = last.reduce((sum, { data }) => sum + data.counted_ms, 0)
      expect(counted).toBeLessThanOrEqual(most() - 30_000)
    } finally {
      await second.close()
    }
  })
})

describe('beginning to watch', () => {
  it('is for those who may watch; a visitor’s time is not counted', async () => {
    const { ids } = await scene()
    const more = { pf: '', uid: '', scheid: 0 }
    const visitor = await app.client().call(studyCalls.watchPlayback, { ...ids, ...more })
    expect(visitor).toMatchObject({ session_id: 0, secret: '' })
    const { ids: closed } = await scene({ audience: 'enterprise' })
    const { client } = await buildMember(app)
    expect((await client.ask(studyCalls.watchPlayback, { ...closed, ...more })).status).toBe(
      meetingFailures.notForYou.status,
    )
  })

  it('requires a recording of that meeting', async () => {
    const [one, two] = [await scene(), await scene()]
    const answer = await one.client.ask(studyCalls.watchPlayback, {
      ...one.ids,
      l_r_id: two.recording.id,
      pf: '',
      uid: '',
      scheid: 0,
    })
    expect(answer.status).toBe(itemFailures.programMissing.status)
  })
})

describe('credit', () => {
  it('is granted once, when check-in and watching are both complete', async () => {
    const { db, client, user, meeting, open, progress } = await scene()
    const session = await open()
    await letPass(db, user.id, 100)
    await report(client, session, 1, [seen(0, 90)])
    expect(await progress()).toMatchObject({ is_finished: 0, finished_at: '', certificate_number: '' })
    await buildCheckin(db, meeting.id, user.id, 1)
    expect((await progress()).conditions).toEqual([
      { kind: 'checkin', state: 'waiting', reached: 0, needed: 1 },
      { kind: 'watch', state: 'met', reached: 90, needed: 80 },
    ])
    await db.execute(sql`update checkins set state = 2 where user_id = ${user.id}`)
    const answers = await Promise.all(Array.from({ length: 5 }, progress))
    const numbers = new Set(answers.map(({ certificate_number }) => certificate_number))
    expect(numbers.size).toBe(1)
    expect(answers[0]).toMatchObject({ is_finished: 1, credit: '1.0' })
    expect(answers[0]!.certificate_number).toMatch(/^XL\d{4}-\w{5}-\w{5}$/)
    const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
    expect(data.map(({ pushContent }) => pushContent)).toEqual([
      `您已完成「${meeting.title}」的学习，获得学分 1.0 分，证书已颁发。`,
    ])
  })

  it('is granted by the report that meets the last condition, without a request', async () => {
    const { db, client, user, meeting, open } = await scene()
    await buildCheckin(db, meeting.id, user.id)
    const session = await open()
    await letPass(db, user.id, 100)
    await report(client, session, 1, [seen(0, 85)])
    const { rows } = await db.execute(sql`select 1 from credits where user_id = ${user.id}`)
    expect(rows).toHaveLength(1)
  })

  it('requires what the meeting specifies', async () => {
    const { db, meeting, progress } = await scene()
    await buildCreditRule(db, meeting.id, { needs_checkin: false, watch_percent: 50, points_tenths: 25 })
    await buildExam(db, meeting.id)
    expect(await progress()).toMatchObject({
      credit: '2.5',
      conditions: [
        { kind: 'watch', state: 'unmet', reached: 0, needed: 50 },
        { kind: 'exam', state: 'unmet', reached: 0, needed: 60 },
      ],
    })
  })

  it('is not granted without requirements', async () => {
    const { progress } = await scene({ is_credit: false })
    expect(await progress()).toMatchObject({ is_finished: 0, conditions: [], credit: '0.0' })
  })

  it('of a large meeting counts its child meetings by their length', async () => {
    const { db } = app.services
    const large = await buildMeeting(db, { from: -9, to: -4, is_big: true, is_credit: true })
    const short = await buildMeeting(db, { from: -9, to: -8, parent_id: large.id })
    await buildMeeting(db, { from: -8, to: -5, parent_id: large.id })
    const recording = await buildRecording(db, short.id, { seconds: 40 })
    const { client, user } = await buildMember(app)
    const session = await client.call(studyCalls.watchPlayback, {
      meeting_id: short.id,
      l_r_id: recording.id,
      pf: '',
      uid: '',
      scheid: 0,
    })
    await letPass(db, user.id, 40)
    await report(client, session, 1, [seen(0, 40)])
    const { conditions } = await client.call(studyCalls.progress, { meeting_id: large.id })
    expect(conditions.find(({ kind }) => kind === 'watch')).toMatchObject({ reached: 25 })
  })
})

describe('the study list', () => {
  it('lists what was begun and is not finished, with the reason; then it is among the finished ones', async () => {
    const { db, client, user, meeting, open } = await scene()
    const list = (type: number, of = 0) => client.call(studyCalls.lists, { type, meeting_id: of, page: 1 })
    expect(await list(1)).toMatchObject({ data: [], total: 0 })
    const session = await open()
    await letPass(db, user.id, 100)
    await report(client, session, 1, [seen(0, 90)])
    const unfinished = await list(1)
    expect(unfinished.data).toHaveLength(1)
    expect(await list(1, meeting.id)).toMatchObject({ total: 1 })
    expect(await list(1, meeting.id + 1)).toMatchObject({ data: [], total: 0 })
    expect(unfinished.data[0]).toMatchObject({
      meeting_id: meeting.id,
      meeting: { title: meeting.title },
      conditions: [{ kind: 'checkin', state: 'unmet' }, { state: 'met' }],
    })
    await buildCheckin(db, meeting.id, user.id)
    await list(1)
    expect((await list(1)).data).toEqual([])
    expect((await list(2)).data).toMatchObject([{ meeting_id: meeting.id, is_finished: 1 }])
    expect(await list(2, meeting.id)).toMatchObject({ total: 1 })
    expect(await list(2, meeting.id + 1)).toMatchObject({ data: [], total: 0 })
  })

  it('is for members', async () => {
    expect((await app.client().ask(studyCalls.lists, { type: 1, meeting_id: 0, page: 1 })).status).toBe(401)
  })
})
