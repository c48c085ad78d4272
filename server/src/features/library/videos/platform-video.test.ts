import { expect, it } from 'vitest'
import { videoCalls, videoFailures } from '#contract/library/videos.ts'
import type { VideoUse } from '#contract/library/videos.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { askAppend, videoLike } from '#server/testing/upload-video.ts'

const app = await testApp()
const body = videoLike(100_000)

const begin = (use: VideoUse) => ({ file_name: '讲座.mp4', bytes: body.length, modified_at: 1, use })

async function send(client: TestClient, use: VideoUse) {
  const { video_id } = await client.call(videoCalls.create, begin(use))
  const { data } = await askAppend(app, client, { videoId: video_id, offset: 0 }, body)
  return data
}

it('a video of a public page is for everybody, a recording is played at a signed address', async () => {
  const { client } = await buildMember(app, { operator_roles: ['editor'] })
  const page = await send(client, 'page')
  expect(page.stored).toEqual({ stream: page.stored!.file, file: expect.stringMatching(/^\/files\/u\//) })
  expect((await fetch(app.url + page.stored!.stream)).status).toBe(200)
  const recording = await send(client, 'recording')
  expect((await fetch(app.url + recording.stored!.stream)).status).toBe(404)
  expect((await fetch(app.url + recording.address)).status).toBe(200)
})

it('is listed by its use, and goes on where it was for the same use alone', async () => {
  const { client } = await buildMember(app, { operator_roles: ['meetingManager'] })
  const first = await client.call(videoCalls.create, begin('recording'))
  expect(await client.call(videoCalls.create, begin('recording'))).toMatchObject({ video_id: first.video_id })
  const other = await client.call(videoCalls.create, begin('page'))
  expect(other.video_id).not.toBe(first.video_id)
  const idsOf = async (use?: VideoUse) =>
    (await client.call(videoCalls.list, { page: 1, use })).data.map(({ video_id }) => video_id)
  expect(await idsOf('recording')).toEqual([first.video_id])
  expect(await idsOf()).toEqual([])
})

it('cannot be deleted once it is there, since pages name it', async () => {
  const { client } = await buildMember(app, { operator_roles: ['editor'] })
  const { video_id } = await send(client, 'page')
  expect((await client.ask(videoCalls.delete, { video_id })).status).toBe(videoFailures.isForPlatform.status)
  const unfinished = await client.call(videoCalls.create, begin('page'))
  await client.call(videoCalls.delete, { video_id: unfinished.video_id })
})

it('is not for members and operators who edit nothing', async () => {
  const { client: member } = await buildMember(app)
  const { client: analyst } = await buildMember(app, { operator_roles: ['analyst'] })
  for (const client of [member, analyst])
    expect((await client.ask(videoCalls.create, begin('page'))).status).toBe(failures.noPermission.status)
  expect((await member.call(videoCalls.create, begin('work'))).stored).toBeUndefined()
})
