import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { insertFile } from '#kernel/files/files.queries.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import { withWorkFolder } from '#kernel/work-folder.ts'
import { runMedia } from './media/run-media.ts'
import { filePurpose } from './video-files.ts'
import { demuxerOf } from './video-mime.ts'
import { deleteFileRow } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

/** A service may have many recordings before this one. */
const lifeMs = 24 * 3600_000
const longestMs = 30 * 60_000
const mime = 'audio/mpeg'

export const soundKey = ({ file_key }: VideoRow) => `${file_key}.mp3`

/** Where the speech service loads what is said in a video: its sound alone, which is small, or without ffmpeg the original. */
export async function soundAddress(services: Services, video: VideoRow): Promise<string> {
  const { env, vault, providers } = services
  const { ffmpeg } = providers.live
  const key = ffmpeg ? await storeSound(services, ffmpeg, video) : video.file_key
  return new URL(signedAddress(vault, key, lifeMs), env.PUBLIC_ORIGIN).href
}

async function storeSound(services: Services, ffmpeg: string, video: VideoRow): Promise<string> {
  const { db, env, providers } = services
  const key = soundKey(video)
  await removeSound(services, video)
  await withWorkFolder(env, (folder) =>
    providers.storage.withFile(video.file_key, async (original) => {
      const source = [
        '-protocol_whitelist',
        'file',
        '-f',
        demuxerOf(video.mime),
        '-i',
        path.resolve(original),
      ]
      const sound = ['-vn', '-ac', '1', '-ar', '16000', '-b:a', '32k', 'sound.mp3']
      const args = ['-nostdin', '-loglevel', 'error', '-y', ...source, ...sound]
      await runMedia({ command: ffmpeg, args, folder, longestMs, signal: AbortSignal.timeout(longestMs) })
      const file = path.join(folder, 'sound.mp3')
      const { size } = await stat(file)
      await providers.storage.put(key, createReadStream(file), mime)
      await insertFile(db, {
        key,
        mime,
        size,
        owner_id: video.user_id,
        private: true,
        purpose: filePurpose(video.id),
      })
    }),
  )
  return key
}

export const removeSound = async (services: Services, video: VideoRow) =>
  removeStored(services, await deleteFileRow(services.db, soundKey(video)))
