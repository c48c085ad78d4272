import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureClarity } from '#contract/wire/video.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { runMedia } from './run-media.ts'

export const coverCount = 5
export const previewName = 'preview.vtt'
const spriteName = 'preview.jpg'

const columns = 10
const mostTiles = 100
const tileWidth = 160
const longestMs = 15 * 60_000

/** The streams are our own: they can be trusted more than what was uploaded. */
export type Streams = {
  engine: VideoEngine
  folder: string
  clarities: PictureClarity[]
  seconds: number
  signal: AbortSignal
}

const drawOptions = '-nostdin -loglevel error -y -protocol_whitelist file -f mov'

/** Draws the frame at a second of the best stream. */
export function drawFrame(
  { engine, folder, clarities, signal }: Omit<Streams, 'seconds'>,
  second: number,
  name: string,
): Promise<void> {
  const frame = `-ss ${second.toFixed(2)} -i ${clarities.at(-1)}.mp4 -frames:v 1 -q:v 3 ${name}`
  const args = `${drawOptions} ${frame}`.split(' ')
  return runMedia({ ...engine.ffmpeg(args), folder, longestMs, signal })
}

/** Draws the frames to choose the cover from, evenly over the video. Their names. */
export async function drawCovers(streams: Streams): Promise<string[]> {
  const names: string[] = []
  for (let index = 0; index < coverCount; index++) {
    const name = `cover-${index + 1}.jpg`
    await drawFrame(streams, ((index + 0.5) / coverCount) * streams.seconds, name)
    names.push(name)
  }
  return names
}

/** How the pictures of the seek bar are arranged: one for every few seconds, in rows, in one file. */
export function previewLayout(seconds: number, picture: { width: number; height: number }) {
  const everySeconds = Math.max(2, Math.ceil(seconds / mostTiles))
  const tiles = Math.max(1, Math.ceil(seconds / everySeconds))
  const height = Math.max(2, Math.round((tileWidth * picture.height) / picture.width / 2) * 2)
  return { everySeconds, tiles, rows: Math.ceil(tiles / columns), width: tileWidth, height }
}

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

export function previewVtt(seconds: number, layout: ReturnType<typeof previewLayout>): string {
  const { everySeconds, tiles, width, height } = layout
  const cues = Array.from({ length: tiles }, (_, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height]
    const end = Math.min((index + 1) * everySeconds, seconds)
    return `${clock(index * everySeconds)} --> ${clock(end)}\n${spriteName}#xywh=${x},${y},${width},${height}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** Draws the strip that a player shows above its seek bar. The names of its files. */
export async function drawPreview(
  { engine, folder, clarities, seconds, signal }: Streams,
  picture: { width: number; height: number },
): Promise<string[]> {
  const layout = previewLayout(seconds, picture)
  const tile = `fps=1/${layout.everySeconds}:round=up,scale=${layout.width}:${layout.height},tile=${columns}x${layout.rows}`
  // Key frames are every two seconds: the others need not be decoded.
  const frames = `-skip_frame nokey -i ${clarities[0]}.mp4 -vf ${tile} -frames:v 1 -q:v 5 ${spriteName}`
  const args = `${drawOptions} ${frames}`.split(' ')
  await runMedia({ ...engine.ffmpeg(args), folder, longestMs, signal })
  await writeFile(path.join(folder, previewName), previewVtt(seconds, layout))
  return [spriteName, previewName]
}
