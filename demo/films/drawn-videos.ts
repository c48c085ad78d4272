import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ClarityItem } from '#contract/wire/video.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { places } from '#kernel/places.ts'
import type { DemoVideo } from '#demo/content/videos/demo-video.ts'
import { drawnVideos } from '#demo/content/videos/drawn-videos.ts'
import { writeVtt } from '#server/features/library/videos/captions.ts'
import type { Shelf } from '#demo/pictures.ts'

/** A drawn video for everybody, and for those who get a signed address. */
export type Drawn = {
  video: string
  recording: string
  /** The sound of each. */
  clarities: ClarityItem[]
  recordedClarities: ClarityItem[]
  /** A picture of the recording for every few seconds. */
  preview: string
}

const folder = places.demoFiles

export async function saveDrawnVideos(shelf: Shelf): Promise<Map<DemoVideo, Drawn>> {
  const saved = new Map<DemoVideo, Drawn>()
  for (const video of drawnVideos) {
    const body = await readFile(path.join(folder, video.file))
    const soundName = video.file.replace('.mp4', '-sound.mp4')
    const sound = await readFile(path.join(folder, soundName))
    const soundAt = (address: string): ClarityItem[] => [{ clarity: 'sound', address }]
    saved.set(video, {
      video: shelf.save(video.file, body, 'video/mp4'),
      recording: saveRecorded(shelf, video.file, body, 'video/mp4'),
      clarities: soundAt(shelf.save(soundName, sound, 'video/mp4')),
      recordedClarities: soundAt(saveRecorded(shelf, soundName, sound, 'video/mp4')),
      preview: await savePreview(shelf, video),
    })
  }
  return saved
}

const saveRecorded = (shelf: Shelf, name: string, body: Buffer, mime: string) =>
  fileUrl(shelf.savePrivate(`recorded/${name}`, body, mime, ''))

/** As `tools/make-demo-videos.ts` arranges them. */
const strip = { everySeconds: 10, columns: 5, width: 320, height: 180 }

/** The pictures above the seek bar: a film's own folder has both files. */
export async function savePreview(shelf: Shelf, { file, seconds }: DemoVideo): Promise<string> {
  const name = file.replace('.mp4', '-preview.jpg')
  const body = await readFile(path.join(folder, name))
  saveRecorded(shelf, name, body, 'image/jpeg')
  const { everySeconds, columns, width, height } = strip
  const cues = Array.from({ length: Math.ceil(seconds / everySeconds) }, (_, at) => {
    const [x, y] = [(at % columns) * width, Math.floor(at / columns) * height]
    const from = at * everySeconds * 1000
    const to = Math.min(from + everySeconds * 1000, seconds * 1000)
    return { from, to, lines: [`${path.basename(name)}#xywh=${x},${y},${width},${height}`] }
  })
  return saveRecorded(shelf, name.replace('.jpg', '.vtt'), Buffer.from(writeVtt(cues)), 'text/vtt')
}
