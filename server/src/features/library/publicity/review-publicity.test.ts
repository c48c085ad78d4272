import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { publicityCalls, publicityStates } from '#contract/library/publicity.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
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

it('is opened with the phone and the names of its files, which is logged', async () => {
  const { client, user } = await buildMember(app)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const { id } = await apply(client, user.id)
  const list = consoleOf(operator.client, 'publicity')
  expect(JSON.stringify(await list.rows())).not.toContain(phone)
  const { facts } = await list.record(id)
  expect(facts.map(({ value }) => value)).toEqual(expect.arrayContaining([phone, '提纲.pdf']))
  const { rows } = await app.services.db.execute(
    `select user_id, reader_id from access_log where what = 'publicity ${id}'`,
  )
  expect(rows).toEqual([{ user_id: user.id, reader_id: operator.user.id }])
})

it('says to its sender why it was declined', async () => {
  const { client, user } = await buildMember(app)
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const { id } = await apply(client, user.id)
  const list = consoleOf(operator, 'publicity')
  expect((await list.run('refuse', id, { reason: '选题重复' })).problem).toBe('')
  const { application } = await client.call(publicityCalls.detail, {})
  expect(application).toMatchObject({ id, state: publicityStates.declined, reason: '选题重复' })
  expect((await list.record(id)).row).toMatchObject({
    state: publicityStates.declined,
    reason: '选题重复',
    reviewed_at: expect.stringMatching(/^\d{4}-/) as string,
  })
})

it('is for operators alone, and is not declined without a reason', async () => {
  const { client, user } = await buildMember(app)
  const { id } = await apply(client, user.id)
  expect((await consoleOf(app.client(), 'publicity').askRows()).status).toBe(failures.loginExpired.status)
  expect((await consoleOf(client, 'publicity').askRows()).status).toBe(failures.noPermission.status)
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const { status } = await consoleOf(operator, 'publicity').askRun('refuse', id)
  expect(status).toBe(resourceFailures.reasonMissing.status)
})
