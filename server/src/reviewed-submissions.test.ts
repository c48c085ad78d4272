import { describe, expect, it } from 'vitest'
import { checkinCalls } from '#contract/meetings/checkin.ts'
import { publicityCalls } from '#contract/library/publicity.ts'
import { feedbackCalls } from '#contract/people/feedback.ts'
import { withdrawalCalls } from '#contract/commerce/withdrawals.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { todoCalls } from '#contract/discover/backlog.ts'
import { authoringCalls } from '#contract/library/authoring.ts'
import { failures } from '#contract/wire/failure.ts'
import { features } from './features.ts'
import { buildWorkInput } from '#server/testing/build-author.ts'
import { buildDoctor, buildMeeting } from '#server/testing/build-content.ts'
import { buildCheckinForm } from '#server/testing/build-entry.ts'
import { addAvailable, buildAuthentication, buildPayee, proveBrowser } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'

const app = await testApp()

type Sender = Awaited<ReturnType<typeof buildMember>>
type Answer = { status: number }

/** A feature whose submissions are reviewed, as its sender and its operators use it. */
type Reviewed = {
  name: string
  submit(sender: Sender): Promise<number>
  /** A second one, while the first is open; undefined where as many as one likes may be. */
  submitAgain?(sender: Sender): Promise<Answer>
  /** The list of the console in which it is decided. */
  list: string
  /** The action that passes it, and what it is given; `pass` without anything. */
  passing?: { action: string; values: Record<string, unknown> }
  /** The same for refusing it. */
  refusing?: { action: string; values: Record<string, unknown> }
  /** Passing it takes two people. */
  takesTwo?: true
  /** The kind of to-do that asks for a refused one again, where it can be corrected. */
  todo?: string
  /** The words of a notice, in Chinese. */
  notices: { passed: RegExp; refused: RegExp }
}

const newest = async (table: string, userId: number) => {
  const { rows } = await app.services.db.execute<{ id: number }>(
    `select max(id)::int as id from ${table} where user_id = ${userId}`,
  )
  return rows[0]!.id
}

const application = {
  name: '林晓',
  phone: '13912345678',
  hospital: '江城大学附属第一医院',
  department: '心血管内科',
  title: '主治医师',
  topic: '家庭自测血压',
  description: '三个短视频。',
  files: [],
}

const meeting = await buildMeeting(app.services.db, { from: -3, to: -1 })
await buildCheckinForm(app.services.db, meeting.id, ['real_name'], true)

const checkIn = ({ client }: Sender) =>
  client.ask(checkinCalls.submit, { meeting_id: meeting.id, form: { real_name: '林晓' }, consent: false })

const withdraw = ({ client }: Sender) => client.ask(withdrawalCalls.apply, { amount: '100', agreement: 1 })

const reviewed: Reviewed[] = [
  {
    name: 'verification',
    submit: async ({ user }) => (await buildVerification(app, user)).id,
    list: 'verifications',
    todo: 'verification',
    notices: { passed: /^您的身份认证已通过/, refused: /未通过：不清晰/ },
  },
  {
    name: 'check-in',
    async submit(sender) {
      await checkIn(sender)
      return newest('checkins', sender.user.id)
    },
    submitAgain: checkIn,
    list: 'checkins',
    todo: 'checkin',
    notices: { passed: /签到已通过/, refused: /签到审核未通过：不清晰/ },
  },
  {
    name: 'publicity',
    submit: async ({ client }) => (await client.call(publicityCalls.apply, application)).id,
    submitAgain: ({ client }) => client.ask(publicityCalls.apply, application),
    list: 'publicity',
    todo: 'publicity',
    notices: { passed: /「家庭自测血压」已通过/, refused: /「家庭自测血压」未通过：不清晰/ },
  },
  {
    name: 'feedback',
    async submit({ client, user }) {
      await client.call(feedbackCalls.send, { kind: 'advice', content: '好', pictures: [], phone: '' })
      return newest('feedback', user.id)
    },
    list: 'feedback',
    passing: { action: 'answer', values: { answer: '收到' } },
    refusing: { action: 'answer', values: { answer: '无法' } },
    notices: { passed: /已有回复/, refused: /已有回复/ },
  },
  {
    name: 'works',
    async submit({ client, user }) {
      const { db } = app.services
      const doctor = await buildDoctor(db, { user_id: user.id })
      await client.call(authoringCalls.add, await buildWorkInput(db, { user, doctor }))
      return newest('work_revisions', user.id)
    },
    list: 'works',
    todo: 'work',
    notices: { passed: /「二尖瓣修复要点」已通过/, refused: /「二尖瓣修复要点」未通过审核：不清晰/ },
  },
  {
    name: 'authentication',
    submit: async ({ user }) => (await buildAuthentication(app.services, user.id)).id,
    list: 'payees',
    todo: 'authentication',
    notices: { passed: /^您的实名认证已通过/, refused: /未通过：不清晰/ },
  },
  {
    name: 'withdrawals',
    async submit(sender) {
      await buildAuthentication(app.services, sender.user.id, { state: 2 })
      await buildPayee(app.services, sender.user.id)
      await addAvailable(app.services, sender.user.id, 10_000)
      await proveBrowser(app.services, sender)
      await withdraw(sender)
      return newest('withdrawals', sender.user.id)
    },
    submitAgain: withdraw,
    list: 'withdrawals',
    takesTwo: true,
    notices: { passed: /100.00 元已通过审核/, refused: /未通过审核：不清晰。金额已退回/ },
  },
]

const reason = '不清晰'

/** What kept an operator from passing it; empty where it was passed. */
function pass(operator: TestClient, { list, passing, takesTwo }: Reviewed, id: number): Promise<string> {
  const { action = 'pass', values = {} } = passing ?? {}
  if (takesTwo) return doByTwo(app, operator, [list, action, id])
  return problemOf(operator, list, { action, values }, id)
}

const refuse = (operator: TestClient, { list, refusing }: Reviewed, id: number) =>
  problemOf(operator, list, refusing ?? { action: 'refuse', values: {} }, id)

const problemOf = async (
  operator: TestClient,
  list: string,
  { action, values }: { action: string; values: Record<string, unknown> },
  id: number,
) => (await consoleOf(operator, list).run(action, id, { values, reason })).problem

const deeds = [pass, refuse]

const noticesOf = async ({ client }: Sender) => {
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  return data.map((message) => message.pushContent)
}

const buildOperator = () => buildMember(app, { operator_roles: ['administrator'] })

describe.each(reviewed)('$name', (feature) => {
  it('is decided once, however many reviewers decide at once, and its sender is told once', async () => {
    const sender = await buildMember(app)
    const id = await feature.submit(sender)
    const operators = await Promise.all(Array.from({ length: 4 }, buildOperator))
    const problems = await Promise.all(
      operators.flatMap(({ client }) => deeds.map((decide) => decide(client, feature, id))),
    )
    expect(problems.filter((problem) => problem === '')).toHaveLength(1)
    expect(await noticesOf(sender)).toHaveLength(1)
  })

  it.each(['passed', 'refused'] as const)('tells its sender when it is %s', async (verdict) => {
    const sender = await buildMember(app)
    const { client } = await buildOperator()
    const id = await feature.submit(sender)
    expect(await (verdict === 'passed' ? pass : refuse)(client, feature, id)).toBe('')
    expect(await noticesOf(sender)).toEqual([expect.stringMatching(feature.notices[verdict])])
  })

  it('is not for its own sender to decide, though an operator', async () => {
    const sender = await buildOperator()
    const id = await feature.submit(sender)
    for (const decide of deeds)
      expect(await decide(sender.client, feature, id)).toBe(failures.noPermission.zh)
    const { client: other } = await buildOperator()
    expect(await pass(other, feature, id)).toBe('')
  })

  it('is decided by operators alone', async () => {
    const sender = await buildMember(app)
    const id = await feature.submit(sender)
    const { client: member } = await buildMember(app)
    for (const [asker, failure] of [
      [member, failures.noPermission],
      [app.client(), failures.loginExpired],
    ] as const)
      for (const action of [feature.passing?.action ?? 'pass', feature.refusing?.action ?? 'refuse'])
        expect((await consoleOf(asker, feature.list).askRun(action, id, { reason })).status).toBe(
          failure.status,
        )
    expect(await noticesOf(sender)).toEqual([])
  })

  it('is missing under a number that is none', async () => {
    const { client } = await buildOperator()
    for (const decide of deeds)
      expect(await decide(client, feature, 999_999_999)).toBe(failures.dataMissing.zh)
  })

  it('is listed until it is decided', async () => {
    const id = await feature.submit(await buildMember(app))
    const { client } = await buildOperator()
    const { waiting } = features
      .flatMap(({ resources = [] }) => resources)
      .find(({ name }) => name === feature.list)!
    const isWaiting = async () => {
      const { rows } = await consoleOf(client, feature.list).rows(waiting![0]!.filters)
      return rows.some((row) => row.id === id)
    }
    expect(await isWaiting()).toBe(true)
    await pass(client, feature, id)
    expect(await isWaiting()).toBe(false)
  })
})

it.each(reviewed.filter(({ submitAgain }) => submitAgain))(
  '$name may be open once for each sender',
  async (feature) => {
    const sender = await buildMember(app)
    const id = await feature.submit(sender)
    const again = await Promise.all(Array.from({ length: 5 }, () => feature.submitAgain!(sender)))
    expect(again.every(({ status }) => status !== 200)).toBe(true)
    const { client } = await buildOperator()
    await refuse(client, feature, id)
    expect((await feature.submitAgain!(sender)).status).toBe(200)
  },
)

it.each(reviewed.filter(({ todo }) => todo))(
  '$name asks its sender to correct what was refused, until it is sent again',
  async (feature) => {
    const sender = await buildMember(app)
    const { client } = await buildOperator()
    const find = async () => {
      const { data } = await sender.client.call(todoCalls.list, {})
      return data.filter(({ kind }) => kind === feature.todo).map(({ note }) => note)
    }
    await refuse(client, feature, await feature.submit(sender))
    expect(await find()).toEqual(['不清晰'])
    if (!feature.submitAgain) return
    expect((await feature.submitAgain(sender)).status).toBe(200)
    expect(await find()).toEqual([])
  },
)
