import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ClarityItem } from '#contract/wire/video.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { places } from '#kernel/places.ts'
import type { DemoVideo } from '#demo/content/videos/demo-video.ts'
import { explainedShort, shortVideos } from '#demo/content/videos/short-films.ts'
import type { Shelf } from '#demo/pictures.ts'
import { savePreview } from './drawn-videos.ts'

/** A film of half a minute: nobody can open it without a signed address. */
export type Short = { recording: string; clarities: ClarityItem[]; preview: string }

/** With the address of the one that somebody explains. */
export type Shorts = { films: Map<DemoVideo, Short>; explained: string }

export async function saveShortVideos(shelf: Shelf): Promise<Shorts> {
  const save = async (name: string) => {
    const body = await readFile(path.join(places.demoFiles, name))
    return fileUrl(shelf.savePrivate(`recorded/${name}`, body, 'video/mp4', ''))
  }
  const films = new Map<DemoVideo, Short>()
  for (const video of shortVideos) {
    const part = (kind: string) => save(video.file.replace('.mp4', `-${kind}.mp4`))
    const recording = await save(video.file)
    films.set(video, {
      recording,
      clarities: [
        { clarity: 'sound', address: await part('sound') },
        { clarity: 'standard', address: await part('standard') },
        { clarity: 'high', address: recording },
      ],
      preview: await savePreview(shelf, video),
    })
  }
  return { films, explained: await save(explainedShort.file) }
}
