import { expect, it, vi } from 'vitest'
import { uploadCalls } from '#contract/people/uploads.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { verificationCalls } from '#contract/people/verification.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { uploadPicture } from '#server/testing/upload-picture.ts'
import { deleteAbandonedPhotos } from './verification.queries.ts'

const app = await testApp()

const isStored = async (url: string) =>
  (await app.services.providers.storage.head(url.slice(filesPath.length))) !== undefined
const areStored = (urls: string[]) => Promise.all(urls.map(isStored))

const certificates = async (client: TestClient, count = 2) => {
  const urls: string[] = []
  while (urls.length < count) urls.push(await uploadPicture(app, client, verificationCalls.uploadPhoto))
  return urls
}

const submit = (client: TestClient, photos: string[]) =>
  client.call(verificationCalls.submit, {
    real_name: '林晓',
    id_number: '',
    qualification_number: '201411110110105194912310021',
    title: '主治医师',
    photos,
  })

async function judge(userId: number, verdict: 'pass' | 'refuse') {
  const { rows } = await app.services.db.execute<{ id: number }>(
    `select max(id)::int as id from verifications where user_id = ${userId}`,
  )
  const { client } = await buildMember(app, { operator_roles: ['administrator'] })
  await consoleOf(client, 'verifications').run(verdict, rows[0]!.id, { reason: '照片不清晰' })
}

it('photos that a new submission does not show again leave the storage', async () => {
  const { client, user } = await buildMember(app)
  const [first, second] = (await certificates(client)) as [string, string]
  await submit(client, [first, second])
  await judge(user.id, 'refuse')
  expect(await areStored([first, second])).toEqual([true, true])
  const [third] = (await certificates(client, 1)) as [string]
  await submit(client, [second, third])
  expect(await areStored([first, second, third])).toEqual([false, true, true])
  expect((await fetch(app.url + first, { headers: { cookie: client.cookie } })).status).toBe(404)
  expect((await client.call(verificationCalls.own, {})).photos).toEqual([second, third])
})

it('photos of a verification that has lapsed leave the storage', async () => {
  const renamed = await buildMember(app)
  const other = await buildMember(app)
  const changed = await buildMember(app)
  const photos = await certificates(renamed.client)
  const kept = await certificates(other.client)
  const dropped = await certificates(changed.client)
  await submit(renamed.client, photos)
  await judge(renamed.user.id, 'pass')
  await submit(other.client, kept)
  await submit(changed.client, dropped)
  await renamed.client.call(profileCalls.saveFields, { truename: '周宁' })
  await changed.client.call(profileCalls.setUserType, { user_type: 2 })
  expect(await areStored([...photos, ...dropped])).toEqual([false, false, false, false])
  expect(await areStored(kept)).toEqual([true, true])
})

it('photos that were never handed in go after two days', async () => {
  const { client } = await buildMember(app)
  const [old, young, used, usedToo] = (await certificates(client, 4)) as [string, string, string, string]
  await submit(client, [used, usedToo])
  const days = (url: string) =>
    app.services.db.execute(
      `update files set created_at = now() - interval '49 hours' where key = '${url.slice(filesPath.length)}'`,
    )
  for (const url of [old, used]) await days(url)
  const gone = (await deleteAbandonedPhotos(app.services.db)).map(({ key }) => filesPath + key)
  expect(gone).toContain(old)
  expect(gone).not.toContain(young)
  expect(gone).not.toContain(used)
})

it('a portrait leaves the storage when another takes its place, whatever the storage says', async () => {
  const { client } = await buildMember(app)
  const elsewhere = await uploadPicture(app, client, uploadCalls.upload)
  const first = await uploadPicture(app, client, profileCalls.uploadPhoto)
  await fetch(`${app.url}${first}?w=100`)
  const second = await uploadPicture(app, client, profileCalls.uploadPhoto)
  expect(await areStored([first, second])).toEqual([false, true])
  expect((await fetch(`${app.url}${first}?w=100`)).status).toBe(404)
  // What was not sent as a portrait may be in use elsewhere.
  await client.call(profileCalls.saveFields, { photo: elsewhere })
  await client.call(profileCalls.saveFields, { photo: '' })
  expect(await areStored([second, elsewhere])).toEqual([false, true])

  const third = await uploadPicture(app, client, profileCalls.uploadPhoto)
  const remove = vi.spyOn(app.services.providers.storage, 'remove').mockRejectedValue(new Error('down'))
  await client.call(profileCalls.saveFields, { photo: '' })
  remove.mockRestore()
  expect((await fetch(app.url + third)).status).toBe(404)
})

it('a picture that is no portrait of the own is left alone', async () => {
  const owner = await buildMember(app)
  const photo = await uploadPicture(app, owner.client, profileCalls.uploadPhoto)
  // As it would be had the two been one account once.
  const { client } = await buildMember(app, { photo })
  await client.call(profileCalls.saveFields, { photo: '' })
  expect(await isStored(photo)).toBe(true)
})
