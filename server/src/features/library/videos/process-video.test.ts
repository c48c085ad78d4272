import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { patientStates, videoCalls, videoFailures, videoTopics } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import { files } from '#kernel/kernel.tables.ts'
import { openDatabase } from '#kernel/open-database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { standInText, useStandInFinder } from '#server/testing/find-letters.ts'
import { openJobRunner } from '#server/testing/job-runner.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { beginVideo, makeVideo, testPicture, uploadVideo, videoLike } from '#server/testing/upload-video.ts'
import { processVideo } from './process-video.ts'
import { filePurpose } from './video-files.ts'
import { insertVideo, selectVideo } from './videos.queries.ts'
import { videos } from './videos.tables.ts'

useStandInFinder()

const app = await testApp()
const { db, env, rooms, providers } = app.services
const patient = { timeout: 120_000, interval: 300 }

const settled = (client: TestClient, videoId: number): Promise<Video> =>
  vi.waitFor(async () => {
    const video = await client.call(videoCalls.detail, { video_id: videoId })
    expect(['ready', 'failed']).toContain(video.state)
    return video
  }, patient)

describe('a video that was uploaded', { timeout: 180_000 }, () => {
  it('becomes a signed stream with covers and a preview strip, and its owner sees how far it is', async () => {
    const published = vi.spyOn(rooms, 'toGroup')
    const { client, user } = await buildMember(app)
    const uploaded = await uploadVideo(app, client, await makeVideo(testPicture))
    const video = await settled(client, uploaded.video_id)
    expect(video).toMatchObject({
      state: 'ready',
      reason: '',
      progress: 100,
      seconds: 4,
      width: 160,
      height: 90,
      clarities: ['standard'],
    })
    const states = published.mock.calls
      .filter(([topic, group]) => topic === videoTopics.changed && group === `user:${user.id}`)
      .map(([, , message]) => (message as Video).state)
    expect(states[0]).toBe('processing')
    expect(states.at(-1)).toBe('ready')
    published.mockRestore()

    const { data: messages } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
    expect(messages[0]).toMatchObject({ pushTitle: '视频处理完成' })

    const playlist = await fetchText(video.address)
    expect(playlist).toMatch(/RESOLUTION=160x90,NAME="standard"\nstandard\.m3u8/)
    expect(playlist).toMatch(/CODECS="mp4a\.40\.2",NAME="sound"\nsound\.m3u8\n$/)
    const sound = await fetchText(new URL('sound.m3u8', app.url + video.address).pathname)
    expect(sound).toMatch(/^#EXT-X-BYTERANGE:\d+@\d+\nsound\.mp4$/m)
    const level = await fetchText(new URL('standard.m3u8', app.url + video.address).pathname)
    expect([...level.matchAll(/^standard\.mp4$/gm)].length).toBeGreaterThan(0)
    const media = await fetch(new URL('standard.mp4', app.url + video.address), {
      headers: { range: 'bytes=4-7' },
    })
    expect([media.status, await media.text()]).toEqual([206, 'ftyp'])

    expect(video.covers).toHaveLength(5)
    expect(video.cover).toBe(video.covers[0])
    const cover = await fetch(app.url + video.cover)
    expect(cover.headers.get('content-type')).toBe('image/jpeg')
    expect(await fetchText(video.preview)).toContain(
      '00:00:02.000 --> 00:00:04.000\npreview.jpg#xywh=160,0,160,90',
    )
    expect((await fetch(new URL('preview.jpg', app.url + video.preview))).status).toBe(200)
    expect(await readdir(path.join(env.DATA_DIR, 'processing'))).toEqual([])

    // Not without a signature, nor by one for another video, nor once it is deleted.
    const row = (await selectVideo(db, video.video_id))!
    expect((await fetch(app.url + row.playlist)).status).toBe(404)
    const [, signature] = /^(\/files\/at\/\d+\/[0-9a-f]+\/)/.exec(video.address)!
    expect((await fetch(app.url + signature! + row.file_key)).status).toBe(404)
    await client.call(videoCalls.delete, { video_id: video.video_id })
    expect((await fetch(app.url + video.address)).status).toBe(404)
    const left = await db
      .select()
      .from(files)
      .where(eq(files.purpose, filePurpose(video.video_id)))
    expect(left).toEqual([])
  })

  it('offers no frame as a cover that tells of a patient, and none where they could not be searched', async () => {
    const { client } = await buildMember(app)
    const named = { text: [{ ...standInText, sign: 'name' as const }], faces: [] }
    const clean = { text: [standInText], faces: [] }
    const coversOf = async () => {
      const { video_id } = await uploadVideo(app, client, await makeVideo(testPicture))
      return (await settled(client, video_id)).covers
    }
    vi.mocked(identityFinder.find)
      .mockResolvedValueOnce([clean])
      .mockResolvedValueOnce([named, clean, named, clean, named])
    expect(await coversOf()).toHaveLength(2)
    vi.mocked(identityFinder.find)
      .mockRejectedValueOnce(new Error('no memory'))
      .mockRejectedValueOnce(new Error('again'))
    expect(await coversOf()).toEqual([])
  })

  it('has black boxes from then on where its owner masks what was found', async () => {
    const { client } = await buildMember(app)
    const box = { x: 40, y: 20, width: 60, height: 30 }
    vi.mocked(identityFinder.find).mockResolvedValueOnce([
      { text: [{ ...box, sign: 'name' }, standInText], faces: [] },
    ])
    const white =
      '-f lavfi -i color=white:size=160x90:rate=15 -t 6 -c:v libx264 -preset ultrafast -pix_fmt yuv420p'
    const { video_id } = await uploadVideo(app, client, await makeVideo(white, 'white.mp4'))
    const found = await settled(client, video_id)
    expect(found.patients).toMatchObject({
      state: patientStates.found,
      places: [{ kind: 'name', from: 0, to: 6, x: 0.245, is_masked: false }],
      is_decided: 0,
    })
    const { data: messages } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
    expect(messages[0]!.pushContent).toContain('可能有患者信息')
    await client.call(videoCalls.mask, { video_id, masks: [0] })
    const masked = await settled(client, video_id)
    expect(masked.patients).toMatchObject({ places: [{ is_masked: true }], is_decided: 1 })
    expect(masked.address).not.toBe(found.address)
    expect((await fetch(app.url + found.address)).status).toBe(404)
    const cover = Buffer.from(await (await fetch(app.url + masked.covers[0]!)).arrayBuffer())
    const brightest = async ({ x, y, width, height }: typeof box) => {
      const part = await sharp(cover).extract({ left: x, top: y, width, height }).toBuffer()
      const { channels } = await sharp(part).stats()
      return Math.max(...channels.map(({ max }) => max))
    }
    expect(await brightest({ x: 44, y: 24, width: 52, height: 22 })).toBeLessThan(40)
    expect(await brightest({ x: 110, y: 60, width: 40, height: 20 })).toBeGreaterThan(200)
  })

  it('leaves no file behind when it is deleted while it is processed', async () => {
    const { client } = await buildMember(app)
    const { video_id } = await uploadVideo(app, client, await makeVideo(testPicture))
    await vi.waitFor(
      async () =>
        expect(await client.call(videoCalls.detail, { video_id })).toMatchObject({ state: 'processing' }),
      patient,
    )
    await client.call(videoCalls.delete, { video_id })
    await vi.waitFor(
      async () => expect(await readdir(path.join(env.DATA_DIR, 'processing'))).toEqual([]),
      patient,
    )
    await vi.waitFor(
      async () => expect(await db.$count(files, eq(files.purpose, filePurpose(video_id)))).toBe(0),
      patient,
    )
  })

  it('is upright, however the phone was held, and silent if it has no sound', async () => {
    const { client } = await buildMember(app)
    const silent =
      '-f lavfi -i testsrc=size=160x90:rate=15 -t 2 -c:v libx264 -preset ultrafast -pix_fmt yuv420p'
    const body = turn(await makeVideo(silent, 'held.mov'))
    const video = await settled(client, (await uploadVideo(app, client, body)).video_id)
    expect(video).toMatchObject({ state: 'ready', width: 90, height: 160 })
    expect(await fetchText(video.address)).toContain('RESOLUTION=90x160')
  })

  it.each([
    ['only sound', '-f lavfi -i sine -t 2 -c:a aac', 'sound.mp4', 'no_picture'],
    [
      'a picture that would fill the memory',
      '-f lavfi -i color=size=6000x3000:rate=1 -t 1 -c:v libx264 -preset ultrafast',
      'huge.mp4',
      'picture_too_large',
    ],
    [
      'seven hours of nothing',
      '-f lavfi -i color=size=16x16:rate=1/3600 -t 25200 -c:v libx264 -preset ultrafast',
      'long.mkv',
      'too_long',
    ],
  ])('with %s ends with a word', async (_what, options, name, reason) => {
    const { client } = await buildMember(app)
    // The brand of a file with sound alone would be refused at its first bytes.
    const made = await makeVideo(options, name)
    const video = await settled(client, (await uploadVideo(app, client, made)).video_id)
    expect(video).toMatchObject({ state: 'failed', reason })
  })

  it('that is cut off or nonsense ends with a word, and may be tried again', async () => {
    const { client } = await buildMember(app)
    const made = await makeVideo(testPicture)
    const nonsense = await uploadVideo(app, client, videoLike(200_000))
    expect(await settled(client, nonsense.video_id)).toMatchObject({ state: 'failed', reason: 'unreadable' })
    const cut = await uploadVideo(app, client, made.subarray(0, made.length / 3), 'cut.mp4')
    expect(await settled(client, cut.video_id)).toMatchObject({ state: 'failed', reason: 'unreadable' })
    const again = await client.call(videoCalls.process, { video_id: cut.video_id })
    expect(again).toMatchObject({ state: 'uploaded', reason: '' })
    expect(await settled(client, cut.video_id)).toMatchObject({ state: 'failed' })
  })

  it('is processed again from the start when its server was killed in the middle', async () => {
    const database = openDatabase(
      await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_videos'),
      4,
      () => undefined,
    )
    const runner = await openJobRunner(database, [processVideo])
    const { client } = await buildMember(app)
    const body = await makeVideo(testPicture)
    const { engine } = providers.live
    providers.live.engine = undefined
    const stored = await settled(client, (await uploadVideo(app, client, body)).video_id)
    providers.live.engine = engine
    const { file_key, mime } = (await selectVideo(db, stored.video_id))!
    try {
      const [owner] = await database.db.insert(users).values({}).returning({ id: users.id })
      const video = await insertVideo(database.db, {
        user_id: owner!.id,
        file_name: 'a.mp4',
        bytes: body.length,
        received: body.length,
        file_key,
        upload_id: '',
        mime,
        state: 'uploaded',
      })
      await runner.jobs.send(database.db, processVideo, { videoId: video.id })
      const services = { ...app.services, db: database.db, jobs: runner.jobs }
      const [taken] = await runner.boss.fetch(processVideo.name)
      expect(taken).toBeDefined()
      await database.db
        .update(videos)
        .set({ state: 'processing', progress: 40 })
        .where(eq(videos.id, video.id))
      // Only one runs at a time, also for those that wait behind it.
      await runner.jobs.send(database.db, processVideo, { videoId: video.id })
      expect(await runner.boss.fetch(processVideo.name)).toEqual([])
      await runner.loseServer(processVideo)
      await runner.makeDue(processVideo)
      await runner.runDue(services, processVideo)
      expect(await selectVideo(database.db, video.id)).toMatchObject({ state: 'ready', seconds: 4 })
    } finally {
      await runner.close()
      await database.close()
    }
  })
})

describe('without a video engine', () => {
  const { engine } = providers.live
  afterAll(() => void (providers.live.engine = engine))

  it('the original plays, and says what is missing', async () => {
    providers.live.engine = undefined
    const { client } = await buildMember(app)
    const { video_id } = await uploadVideo(app, client, videoLike(100_000))
    const video = await settled(client, video_id)
    expect(video).toMatchObject({ state: 'ready', reason: 'no_ffmpeg', clarities: [], covers: [] })
    const played = await fetch(app.url + video.address, { headers: { range: 'bytes=0-99' } })
    expect(played.status).toBe(206)
  })
})

it('is not processed again unless it has failed', async () => {
  const { client } = await buildMember(app)
  const { video_id } = await beginVideo(client, 100)
  expect(await client.ask(videoCalls.process, { video_id })).toMatchObject({
    status: videoFailures.notFailed.status,
  })
})

/** Notes in a film that its camera was held upright: the matrix of its first track. */
function turn(film: Buffer): Buffer {
  const matrix = film.indexOf('tkhd') + 44
  const quarter = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]
  quarter.forEach((value, index) => film.writeInt32BE(value, matrix + index * 4))
  return film
}

const fetchText = async (address: string) => {
  const response = await fetch(app.url + address)
  expect(response.status).toBe(200)
  return response.text()
}
