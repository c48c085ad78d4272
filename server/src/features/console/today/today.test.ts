import { expect, it } from 'vitest'
import { resourceCalls } from '#contract/console/resources.ts'
import { todayCalls } from '#contract/console/today.ts'
import type { Today } from '#contract/console/today.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { dayStart } from '#kernel/time.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

const operator = (...operator_roles: OperatorRole[]) => buildMember(app, { operator_roles })
const waitingIn = ({ waiting }: Today, resource: string) => waiting.find((one) => one.resource === resource)

it('counts what waits, as the filtered list shows it', async () => {
  const { client: reviewer } = await operator('reviewer')
  const before = waitingIn(await reviewer.call(todayCalls.get, {}), 'verifications')!
  const { user } = await buildUser(app.services)
  await buildVerification(app, user)
  const { user: passed } = await buildUser(app.services)
  await buildVerification(app, passed, { state: verificationStates.passed })
  const after = waitingIn(await reviewer.call(todayCalls.get, {}), 'verifications')!
  expect(after.count).toBe(before.count + 1)
  const page = { resource: 'verifications', sort: '', descending: true, page: 1, size: 5 }
  const { total } = await reviewer.call(resourceCalls.rows, { ...page, filters: after.filters })
  expect(total).toBe(after.count)
})

it('shows each role what its rights cover, and nothing else', async () => {
  const seenBy = async (role: OperatorRole) => {
    const { client } = await operator(role)
    const { waiting, live, failed_jobs, figures } = await client.call(todayCalls.get, {})
    return {
      lists: [...new Set(waiting.map(({ resource }) => resource))].toSorted(),
      parts: [live !== null, failed_jobs !== null, figures !== null],
    }
  }
  expect(await seenBy('reviewer')).toEqual({
    lists: ['live-tip-offs', 'publicity', 'requests', 'teaching-cases', 'tip-offs', 'verifications', 'works'],
    parts: [false, false, false],
  })
  expect(await seenBy('financeClerk')).toEqual({
    lists: ['invoices', 'payees', 'reconciliation', 'refunds', 'requests', 'withdrawals'],
    parts: [false, false, false],
  })
  expect(await seenBy('financeApprover')).toEqual({
    lists: ['requests', 'withdrawals'],
    parts: [false, false, false],
  })
  expect(await seenBy('meetingManager')).toMatchObject({ parts: [true, false, false] })
  expect(await seenBy('analyst')).toEqual({ lists: ['requests'], parts: [false, false, true] })
  expect(await seenBy('administrator')).toMatchObject({ parts: [true, true, true] })
})

it('tells a clerk what to review and an approver what to pay', async () => {
  const titlesOf = async (role: OperatorRole) => {
    const { client } = await operator(role)
    const { waiting } = await client.call(todayCalls.get, {})
    return waiting.filter(({ resource }) => resource === 'withdrawals').map(({ title }) => title)
  }
  expect(await titlesOf('financeClerk')).toEqual(['待审核提现'])
  expect(await titlesOf('financeApprover')).toEqual(['待付款提现'])
})

it('counts a request for those who may decide it, and not for who asked', async () => {
  const [asker, other, support] = await Promise.all([
    operator('administrator'),
    operator('administrator'),
    operator('support'),
  ])
  const countFor = async ({ client }: typeof asker) =>
    waitingIn(await client.call(todayCalls.get, {}), 'requests')!.count
  const [ofAsker, ofOther, ofSupport] = await Promise.all([asker, other, support].map(countFor))
  const { user } = await buildUser(app.services)
  const people = consoleOf(asker.client, 'people')
  await people.run('changeRoles', user.id, { values: { roles: ['editor'] }, reason: '新同事' })
  expect(await countFor(asker)).toBe(ofAsker)
  expect(await countFor(other)).toBe(ofOther! + 1)
  expect(await countFor(support)).toBe(ofSupport)
  const { rows } = await consoleOf(other.client, 'requests').rows({ for_me: '1' })
  expect(rows[0]).toMatchObject({ asker: '林晓', state: 'waiting' })
})

it('shows what is live with its viewers and drops, and not what is over', async () => {
  const { client } = await operator('meetingManager')
  // The list begins with what has gone on longest, and other tests leave theirs.
  const live = await buildMeeting(db, { from: -9000, to: 1, has_stream: true })
  const over = await buildMeeting(db, { from: -3, to: -1 })
  const shown = (await client.call(todayCalls.get, {})).live!
  expect(shown.find(({ meeting_id }) => meeting_id === live.id)).toMatchObject({
    title: live.title,
    live_state: 'live',
    watching: 0,
    drops: 0,
  })
  expect(shown.map(({ meeting_id }) => meeting_id)).not.toContain(over.id)
})

it('compares the day with the same day of the week before', async () => {
  const { client } = await operator('analyst')
  const accounts = async () =>
    (await client.call(todayCalls.get, {})).figures!.find(({ name }) => name === 'new_accounts')!
  const before = await accounts()
  await buildUser(app.services)
  const weekAgo = Date.now() - 7 * 24 * 3600_000
  await buildUser(app.services, { created_at: new Date(weekAgo - 1000) })
  // What came later on that day is not compared with a day that is not over.
  await buildUser(app.services, { created_at: new Date(weekAgo + 3600_000) })
  const dayBegan = dayStart(new Date(weekAgo)).getTime() <= weekAgo - 1000
  expect(await accounts()).toMatchObject({
    today: before.today! + 1,
    week_before: before.week_before! + (dayBegan ? 1 : 0),
    is_same_hour: true,
  })
})

it('is for operators', async () => {
  const { client } = await buildMember(app)
  expect((await client.ask(todayCalls.get, {})).status).toBe(failures.noPermission.status)
})
