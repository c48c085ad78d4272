import path from 'node:path'
import sharp from 'sharp'
import type { PatientPlace } from '#contract/library/videos.ts'
import type { PictureClarity } from '#contract/wire/video.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { drawFrame } from './draw-pictures.ts'
import { joinPlaces } from './join-places.ts'
import type { SeenFrame } from './join-places.ts'

const leastEverySeconds = 4
const mostFrames = 90
/** Each start of the finder takes seconds. */
const atOnce = 15

type Streams = {
  engine: VideoEngine
  folder: string
  clarities: PictureClarity[]
  seconds: number
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Looks at frames of a video, one every few seconds, for what tells of a patient. Faces are not looked for: most are the lecturer's. */
export async function searchFrames({ onProgress, ...streams }: Streams): Promise<PatientPlace[]> {
  const { folder, seconds, signal } = streams
  const every = Math.max(leastEverySeconds, Math.ceil(seconds / mostFrames))
  const count = Math.max(1, Math.ceil(seconds / every))
  const times = Array.from({ length: count }, (_, at) =>
    Math.min((at + 0.5) * every, Math.max(0, seconds - 1)),
  )
  const seen: SeenFrame[] = []
  for (let from = 0; from < times.length; from += atOnce) {
    const some = times.slice(from, from + atOnce)
    const files: string[] = []
    for (const [at, time] of some.entries()) {
      const name = `frame-${from + at}.jpg`
      await drawFrame(streams, time, name)
      files.push(path.resolve(folder, name))
    }
    const found = await identityFinder.find(files, { signal, withFaces: false })
    for (const [at, { text }] of found.entries())
      seen.push({ at: some[at]!, size: await sharp(files[at]).metadata(), text })
    onProgress((from + some.length) / times.length)
  }
  return joinPlaces(seen, { every, seconds })
}
