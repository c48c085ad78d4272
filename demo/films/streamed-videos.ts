import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileUrl } from '#kernel/files/keys.ts'
import { places } from '#kernel/places.ts'
import { streamedVideos } from '#demo/content/videos/streamed-videos.ts'
import type { StreamedVideo } from '#demo/content/videos/streamed-videos.ts'
import type { Shelf } from '#demo/pictures.ts'

/** The playlist for everybody, and the one for those who get a signed address. */
export type Streamed = { stream: string; recordedStream: string }

const folder = path.join(places.demoFiles, 'hls')

const mimes: Record<string, string> = { '.mp4': 'video/mp4', '.m3u8': 'application/vnd.apple.mpegurl' }

export async function saveStreamedVideos(shelf: Shelf): Promise<Map<StreamedVideo, Streamed>> {
  const saved = new Map<StreamedVideo, Streamed>()
  for (const video of streamedVideos) {
    for (const file of await readdir(path.join(folder, video.name))) {
      const name = `hls/${video.name}/${file}`
      const body = await readFile(path.join(folder, video.name, file))
      shelf.save(name, body, mimes[path.extname(file)]!)
      shelf.savePrivate(`recorded/${name}`, body, mimes[path.extname(file)]!, '')
    }
    const playlist = `hls/${video.name}/video.m3u8`
    saved.set(video, {
      stream: fileUrl(`demo/${playlist}`),
      recordedStream: fileUrl(`demo/recorded/${playlist}`),
    })
  }
  return saved
}
