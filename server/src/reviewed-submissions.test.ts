import { describe, expect, it } from 'vitest'
import { checkinCalls, checkinFailures, checkinOperatorCalls } from '#contract/meetings/checkin.ts'
import { publicityCalls, publicityFailures, publicityOperatorCalls } from '#contract/library/publicity.ts'
import { feedbackCalls, feedbackFailures, feedbackOperatorCalls } from '#contract/people/feedback.ts'
import { verificationFailures, verificationOperatorCalls } from '#contract/people/verification.ts'
import { authenticationOperatorCalls, payeeFailures } from '#contract/commerce/payees.ts'
import {
  withdrawalCalls,
  withdrawalFailures,
  withdrawalOperatorCalls,
} from '#contract/commerce/withdrawals.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { todoCalls } from '#contract/discover/backlog.ts'
import { workCalls, workFailures, workOperatorCalls } from '#contract/library/works.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { buildWorkInput } from '#server/testing/build-author.ts'
import { buildDoctor, buildMeeting } from '#server/testing/build-content.ts'
import { buildCheckinForm } from '#server/testing/build-entry.ts'
import { addAvailable, buildAuthentication, buildPayee, proveBrowser } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

type Sender = Awaited<ReturnType<typeof buildMember>>
type Answer = { status: number }
type Page = { data: { id: number }[]; last_page: number }

/** A feature whose submissions are reviewed, as its sender and its operators use it. */
type Reviewed = {
  name: string
  submit(sender: Sender): Promise<number>
  /** A second one, while the first is open; undefined where as many as one likes may be. */
  submitAgain?(sender: Sender): Promise<Answer>
  pass(operator: TestClient, id: number): Promise<Answer>
  refuse(operator: TestClient, id: number): Promise<Answer>
  open(operator: TestClient, page: number): Promise<Page>
  notOpen: Failure
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

const byId = <Item>(page: { data: Item[]; last_page: number }, idOf: (item: Item) => number): Page => ({
  ...page,
  data: page.data.map((item) => ({ id: idOf(item) })),
})

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
    pass: (operator, verification_id) => operator.ask(verificationOperatorCalls.pass, { verification_id }),
    refuse: (operator, verification_id) =>
      operator.ask(verificationOperatorCalls.refuse, { verification_id, reason: '不清晰' }),
    open: async (operator, page) =>
      byId(
        await operator.call(verificationOperatorCalls.list, { state: 1, page }),
        (item) => item.verification_id,
      ),
    notOpen: verificationFailures.notUnderReview,
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
    pass: (operator, checkin_id) => operator.ask(checkinOperatorCalls.pass, { checkin_id }),
    refuse: (operator, checkin_id) =>
      operator.ask(checkinOperatorCalls.refuse, { checkin_id, reason: '不清晰' }),
    open: async (operator, page) =>
      byId(await operator.call(checkinOperatorCalls.list, { state: 1, page }), (item) => item.checkin_id),
    notOpen: checkinFailures.notUnderReview,
    todo: 'checkin',
    notices: { passed: /签到已通过/, refused: /签到审核未通过：不清晰/ },
  },
  {
    name: 'publicity',
    submit: async ({ client }) => (await client.call(publicityCalls.apply, application)).id,
    submitAgain: ({ client }) => client.ask(publicityCalls.apply, application),
    pass: (operator, application_id) => operator.ask(publicityOperatorCalls.pass, { application_id }),
    refuse: (operator, application_id) =>
      operator.ask(publicityOperatorCalls.refuse, { application_id, reason: '不清晰' }),
    open: async (operator, page) =>
      byId(await operator.call(publicityOperatorCalls.list, { state: 0, page }), (item) => item.id),
    notOpen: publicityFailures.notOpen,
    todo: 'publicity',
    notices: { passed: /「家庭自测血压」已通过/, refused: /「家庭自测血压」未通过：不清晰/ },
  },
  {
    name: 'feedback',
    async submit({ client, user }) {
      await client.call(feedbackCalls.send, { kind: 'advice', content: '好', pictures: [], phone: '' })
      return newest('feedback', user.id)
    },
    pass: (operator, feedback_id) =>
      operator.ask(feedbackOperatorCalls.answer, { feedback_id, answer: '收到' }),
    refuse: (operator, feedback_id) =>
      operator.ask(feedbackOperatorCalls.answer, { feedback_id, answer: '无法' }),
    open: async (operator, page) =>
      byId(
        await operator.call(feedbackOperatorCalls.list, { answered: false, page }),
        (item) => item.feedback_id,
      ),
    notOpen: feedbackFailures.answered,
    notices: { passed: /已有回复/, refused: /已有回复/ },
  },
  {
    name: 'works',
    async submit({ client, user }) {
      const { db } = app.services
      const doctor = await buildDoctor(db, { user_id: user.id })
      await client.call(workCalls.add, await buildWorkInput(db, { user, doctor }))
      return newest('work_revisions', user.id)
    },
    pass: (operator, revision_id) => operator.ask(workOperatorCalls.pass, { revision_id }),
    refuse: (operator, revision_id) =>
      operator.ask(workOperatorCalls.refuse, { revision_id, reason: '不清晰' }),
    open: async (operator, page) =>
      byId(await operator.call(workOperatorCalls.list, { state: 1, page }), (item) => item.revision_id),
    notOpen: workFailures.notOpen,
    todo: 'work',
    notices: { passed: /「二尖瓣修复要点」已通过/, refused: /「二尖瓣修复要点」未通过审核：不清晰/ },
  },
  {
    name: 'authentication',
    submit: async ({ user }) => (await buildAuthentication(app.services, user.id)).id,
    pass: (operator, authentication_id) =>
      operator.ask(authenticationOperatorCalls.pass, { authentication_id }),
    refuse: (operator, authentication_id) =>
      operator.ask(authenticationOperatorCalls.refuse, { authentication_id, reason: '不清晰' }),
    open: async (operator, page) =>
      byId(
        await operator.call(authenticationOperatorCalls.list, { state: 1, page }),
        (item) => item.authentication_id,
      ),
    notOpen: payeeFailures.notUnderReview,
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
    pass: (operator, withdrawal_id) => operator.ask(withdrawalOperatorCalls.pass, { withdrawal_id }),
    refuse: (operator, withdrawal_id) =>
      operator.ask(withdrawalOperatorCalls.refuse, { withdrawal_id, reason: '不清晰' }),
    open: async (operator, page) =>
      byId(
        await operator.call(withdrawalOperatorCalls.list, { stage: 1, page }),
        (item) => item.withdrawal_id,
      ),
    notOpen: withdrawalFailures.notUnderReview,
    notices: { passed: /100.00 元已通过审核/, refused: /未通过审核：不清晰。金额已退回/ },
  },
]

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
    const answers = await Promise.all(
      operators.flatMap(({ client }) => [feature.pass(client, id), feature.refuse(client, id)]),
    )
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => feature.notOpen.status)])
    expect(await noticesOf(sender)).toHaveLength(1)
  })

  it.each(['passed', 'refused'] as const)('tells its sender when it is %s', async (verdict) => {
    const sender = await buildMember(app)
    const { client } = await buildOperator()
    const id = await feature.submit(sender)
    expect((await feature[verdict === 'passed' ? 'pass' : 'refuse'](client, id)).status).toBe(200)
    expect(await noticesOf(sender)).toEqual([expect.stringMatching(feature.notices[verdict])])
  })

  it('is not for its own sender to decide, though an operator', async () => {
    const sender = await buildOperator()
    const id = await feature.submit(sender)
    for (const decide of [feature.pass, feature.refuse])
      expect((await decide(sender.client, id)).status).toBe(failures.noPermission.status)
    const { client: other } = await buildOperator()
    expect((await feature.pass(other, id)).status).toBe(200)
  })

  it('is decided by operators alone', async () => {
    const sender = await buildMember(app)
    const id = await feature.submit(sender)
    const { client: member } = await buildMember(app)
    for (const decide of [feature.pass, feature.refuse]) {
      expect((await decide(member, id)).status).toBe(failures.noPermission.status)
      expect((await decide(app.client(), id)).status).toBe(failures.loginExpired.status)
    }
    expect(await noticesOf(sender)).toEqual([])
  })

  it('is missing under a number that is none', async () => {
    const { client } = await buildOperator()
    for (const decide of [feature.pass, feature.refuse])
      expect((await decide(client, 999_999_999)).status).toBe(failures.dataMissing.status)
  })

  it('waits in the order in which it came, until it is decided', async () => {
    const ids: number[] = []
    for (let n = 0; n < 3; n++) ids.push(await feature.submit(await buildMember(app)))
    const { client } = await buildOperator()
    const waiting = async () => {
      const found: number[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const { data, last_page } = await feature.open(client, page)
        last = last_page
        found.push(...data.map(({ id }) => id).filter((id) => ids.includes(id)))
      }
      return found
    }
    expect(await waiting()).toEqual(ids)
    await feature.pass(client, ids[1]!)
    expect(await waiting()).toEqual([ids[0], ids[2]])
  })
})

it.each(reviewed.filter(({ submitAgain }) => submitAgain))(
  '$name may be open once for each sender',
  async ({ submit, submitAgain, refuse }) => {
    const sender = await buildMember(app)
    const id = await submit(sender)
    const again = await Promise.all(Array.from({ length: 5 }, () => submitAgain!(sender)))
    expect(again.every(({ status }) => status !== 200)).toBe(true)
    const { client } = await buildMember(app, { operator_roles: ['administrator'] })
    await refuse(client, id)
    expect((await submitAgain!(sender)).status).toBe(200)
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
    await feature.refuse(client, await feature.submit(sender))
    expect(await find()).toEqual(['不清晰'])
    if (!feature.submitAgain) return
    expect((await feature.submitAgain(sender)).status).toBe(200)
    expect(await find()).toEqual([])
  },
)
