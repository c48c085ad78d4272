import { expect, it } from 'vitest'
import { publicityCalls, publicityOperatorCalls, publicityStates } from '#contract/library/publicity.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

// That it is decided once, by others than its sender, and in order: see reviewed-submissions.test.ts.

const app = await testApp()
const phone = '13912345678'

async function apply(client: TestClient, userId: number) {
  const key = newUploadKey('pdf', new Date())
  const file = { key, mime: 'application/pdf', size: 9, original_name: '提纲.pdf', private: true }
  await insertFile(app.services.db, { ...file, owner_id: userId })
  return client.call(publicityCalls.apply, {
    name: '林晓',
    phone,
    hospital: '江城大学附属第一医院',
    department: '心血管内科',
    title: '主治医师',
    topic: '家庭自测血压',
    description: '三个短视频。',
    files: [fileUrl(key)],
  })
}

async function findInList(operator: TestClient, id: number, state: number = publicityStates.open) {
  for (let page = 1, last = 1; page <= last; page++) {
    const found = await operator.call(publicityOperatorCalls.list, { state, page })
    last = found.last_page
    const item = found.data.find((one) => one.id === id)
    if (item) return item
  }
  return undefined
}

it('is listed with a masked phone and the names of its files, and opened with the phone, which is logged', async () => {
  const { client, user } = await buildMember(app)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const application = await apply(client, user.id)
  const item = await findInList(operator.client, application.id)
  expect(item).toEqual({ ...application, userid: user.id, reviewed_at: '' })
  expect(item).toMatchObject({ phone: '139****5678', files: [{ name: '提纲.pdf' }] })
  const asked = { application_id: application.id }
  expect(await operator.client.call(publicityOperatorCalls.detail, asked)).toEqual({ ...item, phone })
  const { rows } = await app.services.db.execute(
    `select user_id, reader_id from access_log where what = 'publicity ${application.id}'`,
  )
  expect(rows).toEqual([{ user_id: user.id, reader_id: operator.user.id }])
})

it('says to its sender why it was declined', async () => {
  const { client, user } = await buildMember(app)
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const { id } = await apply(client, user.id)
  await operator.call(publicityOperatorCalls.refuse, { application_id: id, reason: '选题重复' })
  const { application } = await client.call(publicityCalls.detail, {})
  expect(application).toMatchObject({ id, state: publicityStates.declined, reason: '选题重复' })
  expect(await findInList(operator, id)).toBeUndefined()
  expect(await findInList(operator, id, publicityStates.declined)).toMatchObject({
    reason: '选题重复',
    reviewed_at: expect.stringMatching(/^\d{4}-/),
  })
})

it('is for operators alone, and is not declined without a reason', async () => {
  const { client, user } = await buildMember(app)
  const { id } = await apply(client, user.id)
  for (const [asker, status] of [
    [app.client(), failures.loginExpired.status],
    [client, failures.noPermission.status],
  ] as const) {
    expect((await asker.ask(publicityOperatorCalls.list, { state: 0, page: 1 })).status).toBe(status)
    expect((await asker.ask(publicityOperatorCalls.detail, { application_id: id })).status).toBe(status)
  }
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  for (const reason of ['', '  ', '由'.repeat(201), '由\n'.repeat(2)]) {
    const form = { application_id: String(id), reason }
    const answer = await postForm(app, publicityOperatorCalls.refuse.path, form, operator.token)
    expect(answer.status, reason).toBe(failures.parameterError.status)
  }
  expect(await findInList(operator, id)).toBeDefined()
})
