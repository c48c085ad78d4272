import { expect, it } from 'vitest'
import { pictureCalls } from '#contract/console/pictures.ts'
import { failures } from '#contract/wire/failure.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { client, user } = await buildMember(app, { operator_roles: ['editor'] })

let count = 0
const add = (owner_id: number, original_name: string, more = {}) => {
  const file = { key: `u/2026/11/p${count++}.png`, mime: 'image/png', size: 10, owner_id, original_name }
  return insertFile(db, { ...file, ...more })
}
const listed = async (q: string) => (await client.call(pictureCalls.list, { q, page: 1 })).pictures

it('lists what operators have uploaded for everybody to see, and nothing of members', async () => {
  const { user: member, client: other } = await buildMember(app)
  await add(user.id, '图库封面.png')
  await add(user.id, '图库内部.png', { private: true })
  await add(user.id, '图库密封.png', { private: true, sealed: true })
  await add(user.id, '图库文档.pdf', { mime: 'application/pdf' })
  await add(member.id, '图库头像.png')
  const pictures = await listed('图库')
  expect(pictures).toMatchObject([{ name: '图库封面.png', uploaded_by: user.truename }])
  expect(pictures[0]!.url.startsWith(filesPath)).toBe(true)
  expect((await other.ask(pictureCalls.list, { q: '', page: 1 })).status).toBe(failures.noPermission.status)
})
