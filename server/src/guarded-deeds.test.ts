import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { orderCalls } from '#contract/commerce/orders.ts'
import { withdrawalCalls } from '#contract/commerce/withdrawals.ts'
import { feeCalls } from '#contract/practice/expert-fees.ts'
import { providerCalls } from '#contract/console/providers.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { operatorRoles, rightsOf } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import type { Right } from '#contract/wire/rights.ts'
import { besideCalls } from '#kernel/beside-calls.ts'
import { readFields } from '#kernel/console-framework/fields.ts'
import type { GuardedDeed } from '#kernel/deeds/guarded-deed.ts'
import type { Context } from '#kernel/services.ts'
import { deleteSecret } from '#kernel/settings.queries.ts'
import { features } from './features.ts'
import { postEntry } from './features/commerce/ledger/post-entry.ts'
import { tellQueued } from './features/community/messages/tell-queued.ts'
import { buildFee } from './testing/build-fee.ts'
import { buildTotpOperator } from './testing/build-operator.ts'
import { buildBuyer } from './testing/build-order.ts'
import { buildExpert } from './testing/build-payee.ts'
import { buildMember, buildUser, newPhone } from './testing/build-user.ts'
import { consoleOf } from './testing/console-asks.ts'
import { testApp } from './testing/test-app.ts'
import type { TestClient } from './testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const deeds = features.flatMap((feature) => feature.deeds ?? [])
// The only administrator could do some of it alone.
await buildMember(app, { operator_roles: ['administrator'] })

afterAll(() => deleteSecret(db, 'provider-settings'))

type Answer = { problem: string; requestId: number | null }

/** Something that a deed can be done to. */
type Scene = {
  ask(asker: TestClient): Promise<Answer>
  /** How often it was done. */
  times(): Promise<number>
  /** The number of the row, and what was entered. */
  doing: { id: number; values: Record<string, unknown> }
}

const count = async (query: ReturnType<typeof sql>) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from ${query}`)).rows[0]!.n

/** How often somebody was told of an event. */
async function told(userId: number, event: string) {
  await tellQueued(app.services)
  return count(sql`message_records r join messages m on m.id = r.message_id
    where r.user_id = ${userId} and m.event = ${event}`)
}

/** A deed that is an action of a list. */
const action = (
  [resource, name, id]: [resource: string, name: string, id: number],
  times: Scene['times'],
  values: Record<string, unknown> = {},
): Scene => ({
  ask: (asker) => consoleOf(asker, resource).run(name, id, { values }),
  times,
  doing: { id, values },
})

/** A deed that enters a record of a list. */
const entry = (resource: string, values: Record<string, unknown>, times: Scene['times']): Scene => ({
  async ask(asker) {
    const { data, status, message } = await consoleOf(asker, resource).askSave(values)
    return status === 200
      ? { problem: '', requestId: data.request_id }
      : { problem: message, requestId: null }
  },
  times,
  doing: { id: 0, values },
})

/** A fee that the expert has confirmed. */
async function buildConfirmedFee() {
  const { expert, ids, fee_id } = await buildFee(app)
  await expert.client.call(feeCalls.affirm, { ...ids, type: true, reason: '', fee_id })
  return { fee_id, userId: expert.user.id }
}

/** Something is booked, and owed to the tax office. */
const book = (reference: string, happenedAt = new Date()) =>
  db.transaction((db) =>
    postEntry(db, {
      reference,
      kind: 'order_paid',
      happenedAt,
      postings: [
        { account: { kind: 'receivable_organisers' }, amountFen: -100 },
        { account: { kind: 'tax_withheld' }, amountFen: 100 },
      ],
    }),
  )

let coupons = 0
/** A month is closed after those before it, so each scene takes an earlier one. */
let months = 13

/** Every deed that takes two people has an entry here. */
const scenes: Record<string, () => Promise<Scene>> = {
  async 'orders.refund'() {
    const { order } = await buildBuyer(app)
    const id = order.order_id
    return action(['orders', 'refund', id], () => count(sql`refunds where order_id = ${id}`))
  },
  async 'refunds.pass'() {
    const { order, client, user } = await buildBuyer(app)
    const asked = await client.call(orderCalls.refund, { order_id: order.order_id, reason: '买错了' })
    const id = asked.refund!.refund_id
    return action(['refunds', 'pass', id], () => told(user.id, 'orders.refundApproved'))
  },
  async 'withdrawals.pass'() {
    const { client, user } = await buildExpert(app)
    await client.call(withdrawalCalls.apply, { amount: '300', agreement: 1, destination: 'wallet' })
    const { withdrawals } = await client.call(withdrawalCalls.overview, {})
    const id = withdrawals[0]!.withdrawal_id
    return action(['withdrawals', 'pass', id], () => told(user.id, 'withdrawals.approved'))
  },
  async 'coupons.create'() {
    const code = `DEED${String(++coupons).padStart(4, '0')}`
    const values = {
      code,
      discount_fen: 999_900,
      usage_limit: 100_000,
      person_limit: 1,
      course_type: '0',
      begins_at: '2026-01-01T00:00:00+08:00',
      ends_at: '2036-01-01T00:00:00+08:00',
    }
    return entry('coupons', values, () => count(sql`coupons where code = ${code}`))
  },
  async 'tax-rates.enter'() {
    const day = `21${String(++coupons).padStart(2, '0')}-01-01`
    const values = {
      kind: 'royalty',
      valid_from: `${day}T00:00:00+08:00`,
      flatUpToFen: 400_000,
      flatFen: 80_000,
      deductionPercent: 20,
      brackets: [{ upToFen: null, percent: 20, quickFen: 0 }],
    }
    return entry('tax-rates', values, () => count(sql`tax_rates where valid_from = ${day}`))
  },
  async 'ledger-months.close'() {
    const month = `2016-${String(--months).padStart(2, '0')}`
    await book(`deed of ${month}`, new Date(`${month}-10T00:00:00Z`))
    const { rows } = await db.execute<{ id: number }>(
      sql`select id::int from ledger_months where month = ${month}`,
    )
    const closed = sql`ledger_months where month = ${month} and closed_at is not null`
    return action(['ledger-months', 'close', rows[0]!.id], () => count(closed))
  },
  async 'organiser-payments.enter'() {
    const receipt_no = `deed-${++coupons}`
    const values = {
      payer: '江城医学会',
      amount_fen: 100,
      receipt_no,
      received_at: '2026-06-01T10:00:00+08:00',
    }
    const entered = sql`organiser_payments where receipt_no = ${receipt_no}`
    return entry('organiser-payments', values, () => count(entered))
  },
  async 'tax-payments.enter'() {
    const receipt_no = `deed-${++coupons}`
    await book(receipt_no)
    const values = { month: '2026-05', amount_fen: 100, receipt_no, paid_at: '2026-06-01T10:00:00+08:00' }
    return entry('tax-payments', values, () => count(sql`tax_payments where receipt_no = ${receipt_no}`))
  },
  async 'expert-fees.correct'() {
    const { fee_id, userId } = await buildConfirmedFee()
    const values = { gross_fen: 450_000 }
    return action(['expert-fees', 'correct', fee_id], () => told(userId, 'expert-fees.corrected'), values)
  },
  async 'expert-fees.reverse'() {
    const { fee_id, userId } = await buildConfirmedFee()
    return action(['expert-fees', 'reverse', fee_id], () => told(userId, 'expert-fees.reversed'))
  },
  async 'lecture-evidence.complete'() {
    const { sheet } = await buildFee(app, { from: -2 })
    const changes = sql`sheet_changes where sheet_id = ${sheet.id} and kind = 'evidence_completed'`
    return action(['lecture-evidence', 'complete', sheet.id], () => count(changes))
  },
  async 'announcements.send'() {
    const { client: writer } = await buildMember(app, { operator_roles: ['support'] })
    const { user } = await buildUser(app.services)
    const message = { title: '通知', content: '内容', kind: 'system', channels: [], people: [user.id] }
    const { id } = await consoleOf(writer, 'announcements').create(message)
    // A plan for later takes two people, however few it is for.
    const values = { send_at: '2099-01-01T00:00:00+08:00' }
    const jobs = sql`pgboss.job where name = 'send-announcement' and data ->> 'announcementId' = ${String(id)}`
    return action(['announcements', 'send', id], () => count(jobs), values)
  },
  async 'people.changeRoles'() {
    const { user } = await buildUser(app.services)
    const values = { roles: ['editor'] }
    return action(['people', 'changeRoles', user.id], () => told(user.id, 'account.rolesChanged'), values)
  },
  async 'people.merge'() {
    const [from, into] = [await buildUser(app.services), await buildUser(app.services)]
    const merged = sql`users where id = ${from.user.id} and merged_into = ${into.user.id}`
    return action(['people', 'merge', from.user.id], () => count(merged), { into_id: into.user.id })
  },
  async 'people.changeNumber'() {
    const { user } = await buildUser(app.services)
    const values = { phone: newPhone(), proof: 'id_card', proof_note: '视频核对' }
    return action(['people', 'changeNumber', user.id], () => told(user.id, 'logins.mobileChanged'), values)
  },
  async 'operators.resetSecondStep'() {
    const { user } = await buildTotpOperator(app, ['editor'])
    return action(['operators', 'resetSecondStep', user.id], () => told(user.id, 'second-step.factorsReset'))
  },
  async 'providers.save'() {
    const region = `cn-${++coupons}`
    const values = { S3_REGION: region }
    return {
      async ask(asker) {
        const asked = { provider: 'storage', values, reason: '换地域' }
        const { data, message } = await asker.ask(providerCalls.save, asked)
        return { problem: message === 'ok' ? '' : message, requestId: data?.request_id ?? null }
      },
      times: async () => ((await app.services.providerSettings.read()).S3_REGION === region ? 1 : 0),
      doing: {
        id: 0,
        values: { provider: 'storage', settings: [{ name: 'S3_REGION', value: region }] },
      },
    }
  },
}

it('has a scene here for everything that takes two people', () => {
  expect(Object.keys(scenes).toSorted()).toEqual(deeds.map(({ name }) => name).toSorted())
})

it('is declared once, and reached in the console by what is declared', () => {
  const names = deeds.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const resources = features.flatMap(({ resources: declared = [] }) => declared)
  const used = resources.flatMap(({ form, actions = {} }) => [
    ...(form?.deed ? [form.deed] : []),
    ...Object.values(actions).flatMap(({ deed }) => (deed ? [deed] : [])),
  ])
  // Settings of services have a screen of their own.
  const inConsole = new Set<GuardedDeed>([...used, deeds.find(({ name }) => name === 'providers.save')!])
  expect([...inConsole].map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

const rolesWith = (right: Right): OperatorRole[] =>
  operatorRoles.filter((role) => rightsOf([role]).includes(right))

/** Somebody with the right by a role that has little else. */
const buildWith = (right: Right) =>
  buildMember(app, { operator_roles: [rolesWith(right)[0] ?? 'administrator'] })

/** Somebody who may ask for the deed, or at least see it, and has not the right to agree. */
async function buildWithout({ right, secondRight }: GuardedDeed) {
  const role = rolesWith(right).find((one) => !rightsOf([one]).includes(secondRight))
  return buildMember(app, { operator_roles: [role ?? 'analyst'] })
}

const agree = async (client: TestClient, requestId: number) =>
  (await consoleOf(client, 'requests').run('agree', requestId)).problem

const stateOf = async (requestId: number) => {
  const { rows } = await db.execute<{ state: string }>(
    sql`select state from action_requests where id = ${requestId}`,
  )
  return rows[0]!.state
}

/** A context as somebody has who is logged in with all rights and a fresh second step. */
const contextOf = (userId: number): Context =>
  besideCalls(app.services, 'zh', {
    userId,
    sessionId: 0,
    isOperator: true,
    hasFreshStep: true,
    rights: new Set(rightsOf(['administrator'])),
    userType: 1,
    client: 'desk',
  })

/** Lets the transaction fail that decides this request, when everything in it was done. */
async function crashAtCommit(requestId: number, during: () => Promise<void>): Promise<void> {
  await db.execute(sql`create or replace function crash() returns trigger language plpgsql
    as $$ begin raise exception 'the server has crashed'; end $$`)
  await db.execute(`create constraint trigger crash after update on action_requests
    deferrable initially deferred for each row when (new.id = ${requestId}) execute function crash()`)
  try {
    await during()
  } finally {
    await db.execute('drop trigger crash on action_requests')
  }
}

describe.each(deeds.map((deed) => [deed.name, deed] as const))('%s', (name, deed) => {
  it('is not done by one person, by no way', async () => {
    const asker = await buildWith(deed.right)
    const scene = await scenes[name]!()
    const { problem, requestId } = await scene.ask(asker.client)
    expect(problem).toBe('')
    expect(requestId).not.toBeNull()
    expect(await scene.times()).toBe(0)
    const { values } = readFields(deed.fields, scene.doing.values)
    const { id } = scene.doing
    const alone = deed.doAlone(contextOf(asker.user.id), { id, values, reason: '试' })
    await expect(alone).rejects.toMatchObject({ failure: operatorFailures.secondPersonNeeded })
    // Nor by somebody with every right who asked for it.
    const administrator = await buildMember(app, { operator_roles: ['administrator'] })
    const other = await scene.ask(administrator.client)
    expect(await agree(administrator.client, other.requestId!)).toBe(resourceFailures.ownRequest.zh)
    expect(await scene.times()).toBe(0)
  })

  it('is not done by a second person without the right', async () => {
    const asker = await buildWith(deed.right)
    const scene = await scenes[name]!()
    const { requestId } = await scene.ask(asker.client)
    const without = await buildWithout(deed)
    expect(await agree(without.client, requestId!)).not.toBe('')
    expect(await stateOf(requestId!)).toBe('waiting')
    expect(await scene.times()).toBe(0)
  })

  it('is not done for somebody who has lost the right to ask since', async () => {
    const asker = await buildWith(deed.right)
    const scene = await scenes[name]!()
    const { requestId } = await scene.ask(asker.client)
    await db.execute(sql`update users set operator_roles = '{analyst}' where id = ${asker.user.id}`)
    const second = await buildWith(deed.secondRight)
    expect(await agree(second.client, requestId!)).toBe(resourceFailures.askerLeft.zh)
    expect(await scene.times()).toBe(0)
  })

  it('is done once by two, however many agree at once', async () => {
    const asker = await buildWith(deed.right)
    const scene = await scenes[name]!()
    const { requestId } = await scene.ask(asker.client)
    const shown = await consoleOf(asker.client, 'requests').record(requestId!)
    expect(shown.facts.some(({ kind }) => kind === 'change')).toBe(true)
    const seconds = await Promise.all([1, 2, 3].map(() => buildWith(deed.secondRight)))
    const problems = await Promise.all(seconds.map(({ client }) => agree(client, requestId!)))
    expect(problems.filter((problem) => problem === '')).toHaveLength(1)
    expect(await stateOf(requestId!)).toBe('agreed')
    expect(await scene.times()).toBe(1)
  })

  it('is done once although the server crashed between agreement and deed', async () => {
    const asker = await buildWith(deed.right)
    const scene = await scenes[name]!()
    const { requestId } = await scene.ask(asker.client)
    const second = await buildWith(deed.secondRight)
    await crashAtCommit(requestId!, async () => {
      const { status } = await consoleOf(second.client, 'requests').askRun('agree', requestId!)
      expect(status).toBe(500)
    })
    expect(await stateOf(requestId!)).toBe('waiting')
    expect(await scene.times()).toBe(0)
    const again = await buildWith(deed.secondRight)
    expect(await agree(again.client, requestId!)).toBe('')
    expect(await scene.times()).toBe(1)
  })
})
