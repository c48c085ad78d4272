import { expect, it } from 'vitest'
import { userTypes } from '#contract/people/account.ts'
import { addResults, unionAddingCalls, unionAddingFailures } from '#contract/practice/union-adding.ts'
import { unionCalls, unionFailures } from '#contract/practice/unions.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { workbookOf } from '#server/testing/file-fixtures.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { add, candidates } = unionAddingCalls
const { added, alreadyMember, invited, notRegistered, wrongPhone } = addResults

const inbox = async (client: TestClient) =>
  (await client.call(pushCalls.list, { pageNum: 1, pageSize: 10 })).data.map((one) => one.pushContent)

const resultsOf = ({ rows }: { rows: { row: number; result: number }[] }) =>
  rows.map(({ row, result }) => [row, result])

async function send(client: TestClient, id: number, file: Buffer) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...commonFields(client), id: String(id) }))
    form.append(name, value)
  form.append('file', new Blob([Buffer.from(file)]), 'members.csv')
  const headers = { token: client.token }
  const response = await fetch(app.url + unionAddingCalls.import.path, {
    method: 'POST',
    headers,
    body: form,
  })
  return (await response.json()) as { status: number; message: string; result: { rows: never[] } }
}

it('finds doctors by name or hospital, and adds the chosen, who are told', async () => {
  const { id, manager, member } = await buildUnion(app)
  const wanted = await buildMember(app, { truename: '欧阳候选', hospital: '候选医院' })
  await buildMember(app, { truename: '欧阳候选', user_type: userTypes.other })
  const { data } = await manager.client.call(candidates, { id, keyword: '阳候', page: 1 })
  expect(data).toMatchObject([{ userid: wanted.user.id, is_member: 0 }])
  const input = { id, user_ids: [wanted.user.id, member.user.id, 999_999_999], phones: [] }
  const both = await Promise.all([manager.client.call(add, input), manager.client.call(add, input)])
  expect(both.map(({ added_num }) => added_num).toSorted((one, other) => one - other)).toEqual([0, 1])
  const first = both.find(({ added_num }) => added_num === 1)!
  expect(resultsOf(first)).toEqual([
    [1, added],
    [2, alreadyMember],
    [3, notRegistered],
  ])
  expect(await wanted.client.call(unionCalls.check, {})).toEqual({ total: 1 })
  const { data: told } = await wanted.client.call(pushCalls.list, { pageNum: 1, pageSize: 10 })
  expect(told.map((one) => one.pushContent)).toEqual(['您已被添加为「江城心血管科联体」的成员。'])
})

it('invites numbers, and answers alike whether anybody has them', async () => {
  const { id, manager, member } = await buildUnion(app)
  const doctor = await buildMember(app, { truename: '周敏' })
  const nurse = await buildMember(app, { user_type: userTypes.other })
  const phones = [doctor.phone, `+86 ${doctor.phone}`, nurse.phone, newPhone(), member.phone, '12345']
  const given = { id, user_ids: [], phones }
  const both = await Promise.all([manager.client.call(add, given), manager.client.call(add, given)])
  for (const answer of both) {
    expect(resultsOf(answer)).toEqual([
      [1, invited],
      [2, invited],
      [3, invited],
      [4, invited],
      [5, alreadyMember],
      [6, wrongPhone],
    ])
    expect(answer.added_num).toBe(0)
    expect(new Set(answer.rows.map(({ truename }) => truename))).toEqual(new Set(['']))
  }
  expect(await inbox(doctor.client)).toEqual(['「江城心血管科联体」邀请您加入，请回复是否接受。'])
  expect(await doctor.client.call(unionCalls.detail, { id })).toMatchObject({ is_member: 0, is_invited: 1 })
  expect(await manager.client.call(unionCalls.detail, { id })).toMatchObject({ doctor_num: 3 })
})

it('is joined by the invited once they accept, also by somebody who registers later', async () => {
  const { id, manager } = await buildUnion(app)
  const phone = newPhone()
  const nurse = await buildMember(app, { user_type: userTypes.other })
  const shy = await buildMember(app)
  await manager.client.call(add, { id, user_ids: [], phones: [phone, nurse.phone, shy.phone] })
  const late = await buildMember(app, { phone, truename: '后来者' })
  const reply = (client: TestClient, type: boolean) => client.ask(unionCalls.answerInvitation, { id, type })
  const twice = await Promise.all([reply(late.client, true), reply(late.client, true)])
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    unionFailures.invitationMissing.status,
  ])
  expect(await late.client.call(unionCalls.detail, { id })).toMatchObject({ is_member: 1, is_invited: 0 })
  expect(await inbox(manager.client)).toContain('后来者接受了邀请，已加入「江城心血管科联体」。')
  expect((await reply(nurse.client, true)).status).toBe(unionFailures.doctorsOnly.status)
  const stranger = await buildMember(app)
  expect((await reply(stranger.client, true)).status).toBe(unionFailures.invitationMissing.status)
  // Somebody who has declined is left alone, and the manager is told nothing else.
  expect((await reply(shy.client, false)).status).toBe(200)
  const again = await manager.client.call(add, { id, user_ids: [], phones: [shy.phone] })
  expect(resultsOf(again)).toEqual([[1, invited]])
  expect(await inbox(shy.client)).toHaveLength(1)
  expect(await shy.client.call(unionCalls.detail, { id })).toMatchObject({ is_invited: 0 })
})

it('invites from a table, row by row', async () => {
  const { id, manager } = await buildUnion(app)
  const [one, two] = [await buildMember(app), await buildMember(app)]
  const csv = await send(manager.client, id, Buffer.from(`姓名,手机\n林,${one.phone}\n周,abc\n`))
  expect(resultsOf(csv.result)).toEqual([
    [2, invited],
    [3, wrongPhone],
  ])
  const sheet = workbookOf(`<row r="1"><c r="A1"><v>${two.phone}</v></c></row>`)
  const xlsx = await send(manager.client, id, sheet)
  expect(resultsOf(xlsx.result)).toEqual([[1, invited]])
  const picture = await send(manager.client, id, Buffer.from([0x89, 0x50, 0, 0]))
  expect(picture.status).toBe(unionAddingFailures.sheetUnreadable.status)
})

it('is for managers, and for some people at a time', async () => {
  const { id, manager, member } = await buildUnion(app)
  const input = { id, user_ids: [], phones: [newPhone()] }
  expect((await member.client.ask(add, input)).status).toBe(403)
  expect((await member.client.ask(candidates, { id, keyword: '林', page: 1 })).status).toBe(403)
  expect((await send(member.client, id, Buffer.from('13800000001'))).status).toBe(403)
  const none = await manager.client.ask(add, { ...input, phones: [] })
  expect(none.status).toBe(unionAddingFailures.nobodyGiven.status)
  const many = await manager.client.ask(add, { ...input, phones: Array.from({ length: 501 }, () => '1') })
  expect(many.status).toBe(unionAddingFailures.tooManyRows.status)
})
