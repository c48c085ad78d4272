import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { videoCalls } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import { commonFields } from './test-app.ts'
import type { Answer, TestApp, TestClient } from './test-app.ts'
import { testEngine } from './test-engine.ts'

const execute = promisify(execFile)

/** Begins like a video of a phone's camera and goes on with anything. */
export const videoLike = (bytes: number, brand = 'isom') =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0isommp42`),
    Buffer.alloc(Math.max(0, bytes - 24), 7),
  ]).subarray(0, bytes)

/** The address of a call whose body is bytes. */
export const appendAddress = (app: TestApp, client: TestClient, videoId: number, offset: number) => {
  const fields = { ...commonFields(client), lang: client.language, video_id: videoId, offset }
  return `${app.url}${videoCalls.append.path}?${new URLSearchParams(fields as never).toString()}`
}

export async function askAppend(
  app: TestApp,
  client: TestClient,
  at: { videoId: number; offset: number },
  body: Buffer,
): Promise<Answer<Video>> {
  const response = await fetch(appendAddress(app, client, at.videoId, at.offset), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', token: client.token },
    body: new Uint8Array(body),
  })
  return { ...((await response.json()) as Answer<Video>), http: response.status, headers: response.headers }
}

export const beginVideo = (client: TestClient, bytes: number, fileName = '手术 1.mp4') =>
  client.call(videoCalls.create, { file_name: fileName, bytes, modified_at: 1 })

/** A video whose bytes have all arrived. */
export async function uploadVideo(app: TestApp, client: TestClient, body: Buffer, fileName?: string) {
  const { video_id } = await beginVideo(client, body.length, fileName)
  const answer = await askAppend(app, client, { videoId: video_id, offset: 0 }, body)
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.message}`)
  return answer.data
}

/** A small real video, by what ffmpeg is told to put in. */
export async function makeVideo(options: string, name = 'made.mp4'): Promise<Buffer> {
  const file = path.join(await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'video-')), name)
  const { command, args } = testEngine.ffmpeg(['-loglevel', 'error', '-y', ...options.split(' '), file])
  await execute(command, args)
  return readFile(file)
}

export const testPicture =
  '-f lavfi -i testsrc=size=160x90:rate=15 -f lavfi -i sine -t 4 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac'
