import { expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { followCalls } from '#contract/community/follows.ts'
import { subjectCalls } from '#contract/library/subjects.ts'
import { buildCollege } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

const plain = { college_id: 0, disease_id: 0, page: 1 }
const change = (client: TestClient, home: number, ids?: number[]) =>
  client.call(subjectCalls.changeFocusCollege, { ...plain, college_id: home, college_ids: ids })
const idsOf = async (client: TestClient) =>
  (await client.call(subjectCalls.focusedCollege, plain)).map((college) => college.college_id)

it('starts with nothing chosen', async () => {
  const { client } = await buildMember(app)
  expect(await client.call(subjectCalls.userFocusStatus, plain)).toEqual({
    focus_status: 0,
    home_selected_college: 0,
    department_college: 0,
  })
  expect(await idsOf(client)).toEqual([])
})

it('stores several subjects in order, with the one of the home', async () => {
  const { client } = await buildMember(app)
  const { db } = app.services
  const [one, two, three] = [await buildCollege(db), await buildCollege(db), await buildCollege(db)]
  await change(client, two, [three, one, two])
  expect(await idsOf(client)).toEqual([three, one, two])
  const chosen = await client.call(subjectCalls.focusedCollege, plain)
  expect(chosen.map((college) => college.is_selected)).toEqual([0, 0, 1])
  expect(await client.call(subjectCalls.userFocusStatus, plain)).toEqual({
    focus_status: 1,
    home_selected_college: two,
    department_college: 0,
  })
  expect((await client.call(accountCalls.userInfo, {})).home_selected_college).toBe(two)
  await change(client, 0, [two, three])
  expect(await idsOf(client)).toEqual([two, three])
  expect((await client.call(accountCalls.userInfo, {})).home_selected_college).toBe(0)
})

it('changes only the one of the home, and follows it', async () => {
  const { client } = await buildMember(app)
  const [one, two] = [await buildCollege(app.services.db), await buildCollege(app.services.db)]
  await change(client, one, [one])
  await change(client, two)
  expect(await idsOf(client)).toEqual([one, two])
  expect(await client.call(followCalls.state, { kind: 'college', item_id: two })).toMatchObject({
    is_follow: 1,
  })
})

it('lists what was followed elsewhere at the end', async () => {
  const { client } = await buildMember(app)
  const [one, two] = [await buildCollege(app.services.db), await buildCollege(app.services.db)]
  await change(client, two, [two])
  await client.call(followCalls.set, { kind: 'college', item_id: one, is_follow: true })
  expect(await idsOf(client)).toEqual([two, one])
})

it('stores one of two concurrent choices', async () => {
  const { client } = await buildMember(app)
  const { db } = app.services
  const [one, two, three] = [await buildCollege(db), await buildCollege(db), await buildCollege(db)]
  await Promise.all([change(client, one, [one, two]), change(client, three, [three])])
  expect([[one, two], [three]]).toContainEqual(await idsOf(client))
})

it('rejects a subject that does not exist and changes nothing', async () => {
  const { client } = await buildMember(app)
  const one = await buildCollege(app.services.db)
  await change(client, one, [one])
  const wrong = await client.ask(subjectCalls.changeFocusCollege, {
    ...plain,
    college_id: one,
    college_ids: [999_999_999],
  })
  expect(wrong.status).toBe(failures.dataMissing.status)
  expect(await idsOf(client)).toEqual([one])
})

it.each(['no json', '[0]', '[1.5]', '{}', JSON.stringify(Array.from({ length: 51 }, (_, at) => at + 1))])(
  'refuses the list %s',
  async (list) => {
    const { client } = await buildMember(app)
    const fields = { college_id: '0', college_ids: list }
    const answer = await postForm(app, subjectCalls.changeFocusCollege.path, fields, client.token)
    expect(answer.status).toBe(failures.parameterError.status)
  },
)

it('is closed to visitors, whose subjects stay on their device', async () => {
  expect((await app.client().ask(subjectCalls.userFocusStatus, plain)).status).toBe(
    failures.loginExpired.status,
  )
})
