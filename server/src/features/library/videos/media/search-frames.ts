import path from 'node:path'
import sharp from 'sharp'
import type { PatientPlace } from '#contract/library/videos.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import { drawFrame } from './draw-pictures.ts'
import type { Streams } from './draw-pictures.ts'
import { joinPlaces } from './join-places.ts'
import type { SeenFrame } from './join-places.ts'
import { looksSame, smallPixels } from './looks-same.ts'

const leastEverySeconds = 4
const mostFrames = 90
/** Each start of the finder takes seconds. */
const atOnce = 15

/** Looks at frames of a video, one every few seconds, for what tells of a patient. Faces are not looked for: most are the lecturer's. */
export async function searchFrames({
  onProgress,
  ...streams
}: Streams & { onProgress: (share: number) => void }): Promise<PatientPlace[]> {
  const { seconds, signal } = streams
  const every = Math.max(leastEverySeconds, Math.ceil(seconds / mostFrames))
  const count = Math.max(1, Math.ceil(seconds / every))
  const times = Array.from({ length: count }, (_, at) =>
    Math.min((at + 0.5) * every, Math.max(0, seconds - 1)),
  )
  const frames = await drawFrames(streams, times)
  const searched = [...new Set(frames.map(({ like }) => like))]
  const texts = new Map<string, SeenFrame['text']>()
  for (let from = 0; from < searched.length; from += atOnce) {
    const some = searched.slice(from, from + atOnce)
    const found = await identityFinder.find(some, { signal, withFaces: false })
    for (const [at, { text }] of found.entries()) texts.set(some[at]!, text)
    onProgress((from + some.length) / searched.length)
  }
  const seen = frames.map(({ at, size, like }): SeenFrame => ({ at, size, text: texts.get(like)! }))
  return joinPlaces(seen, { every, seconds })
}

type Frame = Omit<SeenFrame, 'text'> & {
  /** The file of the first frame that shows the same: a slide that stays is searched once. */
  like: string
}

async function drawFrames(
  { folder, ...streams }: Omit<Streams, 'seconds'>,
  times: number[],
): Promise<Frame[]> {
  const frames: Frame[] = []
  let last: { file: string; pixels: Buffer } | undefined
  for (const [number, at] of times.entries()) {
    const name = `frame-${number}.jpg`
    await drawFrame({ folder, ...streams }, at, name)
    const file = path.resolve(folder, name)
    const pixels = await smallPixels(file)
    if (!last || !looksSame(last.pixels, pixels)) last = { file, pixels }
    frames.push({ at, size: await sharp(file).metadata(), like: last.file })
  }
  return frames
}
