import { beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { resetLimits } from '#server/testing/login-steps.ts'
import {
  enterpriseSecretOf,
  sandboxPlatform,
} from '#server/features/people/other-logins/enterprise-signature.ts'
import { enterpriseUsers } from '#server/features/people/other-logins/other-logins.tables.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { SandboxMeeting } from './sandbox.queries.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

const portal = '/sandbox/enterprise'

/** Follows the portal's link as far as the login, and shows there what it carries. */
async function enterFromPortal(uid: string) {
  const query = new URLSearchParams({ uid, from: '/aboutUs' }).toString()
  const answer = await fetch(`${app.url}${portal}/open?${query}`, { redirect: 'manual' })
  const target = new URL(answer.headers.get('location')!, app.url)
  expect(target.pathname).toBe('/login')
  expect(target.searchParams.get('from')).toBe('/aboutUs')
  const field = (name: string) => target.searchParams.get(name)!
  return app.client().ask(otherLoginCalls.checkUid, {
    pf: field('pf'),
    uid: field('uid'),
    timestamp: field('timestamp'),
    signature: field('signature'),
  })
}

it('plays an enterprise platform that signs for its people', async () => {
  const { user } = await buildUser(app.services, {
    user_type: 3,
    truename: '顾<明>川',
    company: '康宁诺生物',
  })
  const uid = `KN-${user.id}`
  await app.services.db.insert(enterpriseUsers).values({ platform: sandboxPlatform, uid, user_id: user.id })
  const page = await (await fetch(app.url + portal)).text()
  expect(page).toContain(`/open?uid=${uid}`)
  expect(page).toContain('顾&lt;明&gt;川')
  expect((await enterFromPortal(uid)).data.userid).toBe(user.id)
  expect((await enterFromPortal('nobody')).status).toBe(failures.authenticationError.status)
})

it('has no such platform in production', () => {
  const { vault, env } = app.services
  expect(enterpriseSecretOf({ vault, env: { ...env, NODE_ENV: 'production' } }, sandboxPlatform)).toBe(
    undefined,
  )
  expect(enterpriseSecretOf({ vault, env }, sandboxPlatform)).toHaveLength(64)
  expect(enterpriseSecretOf({ vault, env }, 'another')).toBe(undefined)
})

const age = (phone: string, days: string) =>
  fetch(`${app.url}/sandbox/password-age`, {
    method: 'POST',
    body: new URLSearchParams({ phone, days }),
    redirect: 'manual',
  })

it.each([
  ['89', 200, undefined],
  ['100', accountFailures.passwordOverdue.status, { status: 2 }],
  ['130', accountFailures.passwordOverdue.status, { status: 1 }],
])('makes a password %s days old', async (days, status, data) => {
  const { phone } = await buildUser(app.services, { password: 'Xinglin2026', password_initial: true })
  expect((await age(phone, days)).status).toBe(303)
  const answer = await app.client().ask(accountCalls.login, { username: phone, password: 'Xinglin2026' })
  expect(answer.status).toBe(status)
  if (data) expect(answer.data).toMatchObject(data)
})

it('says when nobody has the number or the days are none', async () => {
  const { phone } = await buildUser(app.services)
  expect(await (await age('13900000000', '100')).json()).toMatchObject({
    status: failures.dataMissing.status,
  })
  for (const days of ['', '-1', '1.5', '99999'])
    expect(await (await age(phone, days)).json()).toMatchObject({ status: failures.parameterError.status })
})

const move = (meeting_id: string, minutes: string) =>
  fetch(`${app.url}/sandbox/meeting-start`, {
    method: 'POST',
    body: new URLSearchParams({ meeting_id, minutes }),
    redirect: 'manual',
  })

it('lets a meeting begin when one wants, for as long as before', async () => {
  const meeting = await buildMeeting(app.services.db, { from: 24, to: 27 })
  expect((await move(String(meeting.id), '4')).status).toBe(303)
  const moved = (await selectMeeting(app.services.db, meeting.id))!.meeting
  expect(Math.round((moved.begin_at.getTime() - Date.now()) / 60_000)).toBe(4)
  expect(moved.end_at.getTime() - moved.begin_at.getTime()).toBe(3 * 3600_000)
  expect(await (await move('999999999', '4')).json()).toMatchObject({ status: failures.dataMissing.status })
  for (const wrong of [move('x', '4'), move('1', ''), move('1', '1.5')])
    expect(await (await wrong).json()).toMatchObject({ status: failures.parameterError.status })
})

it('names the meetings by what they have', async () => {
  const { db } = app.services
  const live = await buildMeeting(db, { from: -1, to: 1, has_stream: true })
  const recorded = await buildMeeting(db, { from: -3, to: -1 })
  await buildRecording(db, recorded.id)
  const meetings = (await (await fetch(`${app.url}/sandbox/meetings.json`)).json()) as SandboxMeeting[]
  const ofId = (id: number) => meetings.find(({ meeting_id }) => meeting_id === id)
  expect(ofId(live.id)).toMatchObject({ title: live.title, is_on_air: true, recordings: 0, exam: null })
  expect(ofId(recorded.id)).toMatchObject({ is_on_air: false, recordings: 1 })
})
