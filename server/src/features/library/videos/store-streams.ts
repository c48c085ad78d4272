import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Clarity, PictureClarity } from '#contract/wire/video.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import type { Services } from '#kernel/services.ts'
import { previewName } from './media/draw-pictures.ts'
import { playlistName } from './media/transcode-video.ts'
import { filePurpose, isPrivate, newVideoFolder } from './video-files.ts'
import type { VideoRow } from './videos.queries.ts'

const mimes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt',
  '.jpg': 'image/jpeg',
}

type Made = { clarities: PictureClarity[]; hasSound: boolean; covers: string[]; preview: string[] }

/**
 * Stores what was made of a video: its covers for everybody, all else, but for public pages, for those who are given a signed
 * address. Each file
 * is noted before it is stored, so that nothing is stored that nobody finds.
 */
export async function storeStreams(
  services: Services,
  video: VideoRow,
  folder: string,
  { clarities, hasSound, covers, preview }: Made,
): Promise<Pick<VideoRow, 'playlist' | 'preview' | 'covers'>> {
  const { db, providers } = services
  const store = async (name: string, key: string, isHidden: boolean) => {
    const file = path.join(folder, name)
    const mime = mimes[path.extname(name)]!
    const { size } = await stat(file)
    await insertFile(db, {
      key,
      mime,
      size,
      owner_id: video.user_id,
      private: isHidden,
      purpose: filePurpose(video.id),
    })
    await providers.storage.put(key, createReadStream(file), mime)
    return fileUrl(key)
  }
  const target = newVideoFolder(new Date())
  const names: Clarity[] = hasSound ? ['sound', ...clarities] : clarities
  const streams = names.flatMap((name) => [`${name}.mp4`, `${name}.m3u8`])
  for (const name of [...streams, ...preview]) await store(name, `${target}/${name}`, isPrivate(video))
  const stored: string[] = []
  for (const name of covers) stored.push(await store(name, newUploadKey('jpg', new Date()), false))
  return {
    // Last, so that every file in a stored playlist exists.
    playlist: await store(playlistName, `${target}/${playlistName}`, isPrivate(video)),
    preview: fileUrl(`${target}/${previewName}`),
    covers: stored,
  }
}
