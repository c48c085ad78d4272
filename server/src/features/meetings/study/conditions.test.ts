import { describe, expect, it } from 'vitest'
import { checkinCalls, checkinFailures, onSiteCalls } from '#contract/meetings/checkin.ts'
import { certificateCalls } from '#contract/meetings/certificates.ts'
import { examCalls } from '#contract/meetings/exams.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { watchCalls } from '#contract/meetings/watching.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildManager } from '#server/testing/build-entry.ts'
import { buildExam, rightLabels } from '#server/testing/build-exam.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildPhone, scanOnSite } from '#server/testing/scan-on-site.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { letPass, report } from '#server/testing/watch-for.ts'

const app = await testApp()
const { checkIn } = scanOnSite(app.url)
const { db } = app.services

const creditTotal = async (client: TestClient) =>
  (await client.call(certificateCalls.authInfo, {})).credit_total

describe('a credit meeting with a recording', () => {
  it('is finished by what its conditions offer, and nothing else', async () => {
    const meeting = await buildMeeting(db, { from: -5, to: -4, is_credit: true })
    const recording = await buildRecording(db, meeting.id, { seconds: 100 })
    const { client, user } = await buildMember(app)
    const ids = { meeting_id: meeting.id }

    const info = await client.call(checkinCalls.info, ids)
    expect(info).toMatchObject({ checkin_status: 1, is_on_site_only: 0, form: { real_name: '林晓' } })
    const submitted = await client.call(checkinCalls.submit, {
      ...ids,
      form: { real_name: '林晓' },
      consent: false,
    })
    expect(submitted).toMatchObject({ state: 2 })

    const session = await client.call(studyCalls.watchPlayback, {
      ...ids,
      l_r_id: recording.id,
      pf: '',
      uid: '',
      scheid: 0,
    })
    await letPass(db, user.id, 100)
    const { recall } = (await report(client, session, 1, [[0, 100_000, 100, 1]])).data
    expect(await creditTotal(client)).toBe('0.0')
    await client.call(studyCalls.answerRecall, { recall_id: recall!.recall_id })
    expect(await client.call(studyCalls.progress, ids)).toMatchObject({ is_finished: 1, credit: '1.0' })
    expect(await creditTotal(client)).toBe('1.0')
  })

  it('lets everybody watch without the check-in that its credit requires', async () => {
    const meeting = await buildMeeting(db, { from: -5, to: -4, is_credit: true })
    const config = await app.client().call(watchCalls.checkinConfig, { meeting_id: meeting.id })
    expect(config.checkin_status).toBe(0)
  })
})

describe('an offline credit meeting', () => {
  it('requires presence and the exam, not watching', async () => {
    const meeting = await buildMeeting(db, { from: -0.5, to: 1, is_credit: true, is_offline: true })
    await buildExam(db, meeting.id)
    const ids = { meeting_id: meeting.id }
    const [guest, manager] = [await buildMember(app), await buildMember(app)]
    await buildManager(db, meeting.id, manager.user.id)
    expect((await guest.client.call(studyCalls.progress, ids)).conditions).toEqual([
      { kind: 'presence', state: 'unmet', reached: 0, needed: 1 },
      { kind: 'exam', state: 'unmet', reached: 0, needed: 60 },
    ])
    expect((await app.client().call(watchCalls.checkinConfig, ids)).checkin_status).toBe(1)

    // A form from elsewhere proves no presence.
    expect(await guest.client.call(checkinCalls.info, ids)).toMatchObject({ is_on_site_only: 1, fields: [] })
    const form = { ...ids, form: { real_name: '林晓' }, consent: false }
    expect((await guest.client.ask(checkinCalls.submit, form)).status).toBe(checkinFailures.onSiteOnly.status)

    const paper = await guest.client.call(examCalls.start, ids)
    for (const { question_id, kind, options } of paper.questions)
      await guest.client.call(examCalls.answer, {
        try_id: paper.try_id,
        question_id,
        option_ids: options
          .filter(({ label }) => rightLabels(kind).includes(label))
          .map(({ option_id }) => option_id),
        finish: false,
      })
    await guest.client.call(examCalls.answer, { try_id: paper.try_id, finish: true })
    expect(await creditTotal(guest.client)).toBe('0.0')

    // Scanning the code at the venue grants the credit, without another request.
    const { code } = await manager.client.call(onSiteCalls.code, { ...ids, schedule_id: 0 })
    await checkIn(guest.client, buildPhone(), code)
    await expect.poll(() => creditTotal(guest.client)).toBe('1.0')
  })

  it('counts a person as present who was at one of its parts', async () => {
    const large = await buildMeeting(db, {
      from: -0.5,
      to: 1,
      is_big: true,
      is_credit: true,
      is_offline: true,
    })
    const part = await buildMeeting(db, {
      from: -0.5,
      to: 1,
      parent_id: large.id,
      is_offline: true,
      is_credit: true,
    })
    const [guest, manager] = [await buildMember(app), await buildMember(app)]
    await buildManager(db, large.id, manager.user.id)
    const { code } = await manager.client.call(onSiteCalls.code, { meeting_id: part.id, schedule_id: 0 })
    await checkIn(guest.client, buildPhone(), code)
    await expect
      .poll(async () => (await guest.client.call(studyCalls.progress, { meeting_id: large.id })).conditions)
      .toMatchObject([{ kind: 'presence', state: 'met' }])
  })
})
