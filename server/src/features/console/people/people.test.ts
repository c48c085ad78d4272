import { expect, it } from 'vitest'
import { todayCalls } from '#contract/console/today.ts'
import { accountCalls } from '#contract/people/account.ts'
import { roleFailures } from '#contract/people/operators.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { buildMember, buildUser, logIn } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const support = await buildMember(app, { operator_roles: ['support'] })
const people = consoleOf(support.client, 'people')
const reason = '多次发布广告'

it('finds people by phone, name and hospital, with the number masked', async () => {
  // Of nobody else in the database of this worker.
  const mark = Date.now()
  const { user, phone } = await buildUser(app.services, {
    truename: `欧阳${mark}`,
    hospital: `北岭县${mark}人民医院`,
  })
  const ways: Record<string, string>[] = [
    { q: phone },
    { q: `+86-${phone}` },
    { q: `欧阳${mark}` },
    { q: `阳${mark}` },
    { hospital: `岭县${mark}` },
  ]
  for (const filters of ways) {
    const { rows, total } = await people.rows(filters)
    expect(rows.map(({ id }) => id)).toEqual([user.id])
    expect(total).toBe(1)
    expect(rows[0]!.phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
    expect(JSON.stringify(rows)).not.toContain(phone)
  }
  expect((await people.rows({ q: '%', user_type: 'x' })).total).toBe(0)
})

it('narrows by verification, identity and state, and sorts', async () => {
  const { user } = await buildUser(app.services, { truename: '待认证者' })
  await buildVerification(app, user)
  const { rows } = await people.rows({ verification: '1', user_type: '1', q: '待认证者' }, 'seen_at')
  expect(rows).toMatchObject([{ id: user.id, verification: 1, status: 'active' }])
  expect((await people.rows({ verification: '2', q: '待认证者' })).total).toBe(0)
})

it('forbids somebody, whose logins end, and allows them again', async () => {
  const member = await buildMember(app)
  expect((await people.askRun('forbid', member.user.id)).status).toBe(resourceFailures.reasonMissing.status)
  const together = await Promise.all([1, 2].map(() => people.run('forbid', member.user.id, { reason })))
  // The later one finds the row forbidden, or nothing to update.
  expect(together.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect((await member.client.ask(accountCalls.userInfo, {})).status).toBe(failures.loginEnded.status)
  expect((await people.run('forbid', member.user.id, { reason })).problem).toBe(
    operatorFailures.notApplicable.zh,
  )
  expect((await people.run('allow', member.user.id, { reason })).problem).toBe('')
  expect((await people.record(member.user.id)).row).toMatchObject({ status: 'active' })
  expect(await readInbox(await logIn(app, member.user))).toEqual(['您的账号已恢复使用。'])
})

it('ends logins and shows those that there are', async () => {
  const member = await buildMember(app)
  expect((await people.record(member.user.id)).facts).toMatchObject([{ title: '登录中' }])
  expect((await people.run('endLogins', member.user.id, { reason })).problem).toBe('')
  expect((await member.client.ask(accountCalls.userInfo, {})).status).toBe(failures.loginEnded.status)
  expect((await people.record(member.user.id)).facts).toEqual([])
  expect(await readInbox(await logIn(app, member.user))).toEqual([
    expect.stringMatching(/^运营人员已于 .+ 退出您账号的全部登录。/),
  ])
})

it('leaves operators to those who may change roles, and oneself to others', async () => {
  const editor = await buildUser(app.services, { operator_roles: ['editor'] })
  expect((await people.run('forbid', editor.user.id, { reason })).problem).toBe(
    roleFailures.operatorAccount.zh,
  )
  expect((await people.run('endLogins', support.user.id, { reason })).problem).toBe(
    roleFailures.ownAccount.zh,
  )
  const reviewer = await buildMember(app, { operator_roles: ['reviewer'] })
  expect((await consoleOf(reviewer.client, 'people').askRows()).status).toBe(failures.noPermission.status)
  expect((await people.askRun('changeRoles', editor.user.id, { reason })).status).toBe(
    failures.noPermission.status,
  )
})

it('takes roles away from one of two administrators, who agrees to it', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(() => buildMember(app, { operator_roles: ['administrator'] })),
  )
  const asking = consoleOf(one!.client, 'people')
  const agreeing = consoleOf(two!.client, 'requests')
  const more = { values: { roles: ['administrator', 'editor'] }, reason }
  const { requestId: gain } = await asking.run('changeRoles', two!.user.id, more)
  expect((await agreeing.run('agree', gain!)).problem).toContain(roleFailures.ownAccount.zh)
  const { requestId } = await asking.run('changeRoles', two!.user.id, { values: { roles: [] }, reason })
  expect((await agreeing.run('agree', requestId!)).problem).toBe('')
  expect((await two!.client.ask(todayCalls.get, {})).status).toBe(failures.noPermission.status)
})

it('changes roles by two people, neither of them the person', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(() => buildMember(app, { operator_roles: ['administrator'] })),
  )
  const { user } = await buildUser(app.services)
  const operators = consoleOf(one!.client, 'operators')
  const values = { roles: ['editor', 'analyst'] }
  const asking = consoleOf(one!.client, 'people')
  expect((await asking.run('changeRoles', one!.user.id, { values, reason })).problem).toBe(
    roleFailures.ownAccount.zh,
  )
  expect((await asking.askRun('changeRoles', user.id, { values: { roles: ['king'] }, reason })).status).toBe(
    resourceFailures.valuesWrong.status,
  )
  const { requestId } = await asking.run('changeRoles', user.id, { values, reason })
  expect((await operators.rows({ role: 'analyst' })).rows.map(({ id }) => id)).not.toContain(user.id)
  expect((await consoleOf(one!.client, 'requests').run('agree', requestId!)).problem).toBe(
    resourceFailures.ownRequest.zh,
  )
  expect((await consoleOf(two!.client, 'requests').run('agree', requestId!)).problem).toBe('')
  const { data: told } = await one!.client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(told[0]!.pushContent).toBe(`您提交的审批（编号 ${requestId!}）已同意并执行。`)
  const own = await logIn(app, user)
  expect(await readInbox(own)).toEqual(['您的运营角色已调整为：内容编辑、数据分析。'])
  const { rows } = await operators.rows({ role: 'analyst' })
  expect(rows.find(({ id }) => id === user.id)).toMatchObject({ roles: '内容编辑、数据分析' })
})
