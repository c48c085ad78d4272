import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { insertFile } from '#kernel/files/files.queries.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { withWorkFolder } from '#kernel/work-folder.ts'
import { takeSound } from './take-sound.ts'
import { deleteFileRow } from './videos.queries.ts'

/** A service may have many recordings before this one. */
const lifeMs = 24 * 3600_000
const mime = 'audio/mpeg'

/** A stored video, and where its sound is stored while a speech service needs it. */
export type SoundSource = {
  key: string
  demuxer: string
  soundKey: string
  ownerId: number
  purpose: string
}

/** Where the speech service loads what is said in a video: its sound alone, which is small, or without a video engine the original. */
export async function soundAddress(services: Services, source: SoundSource): Promise<string> {
  const { env, vault, providers } = services
  const { engine } = providers.live
  if (engine) await storeSound(services, engine, source)
  return new URL(signedAddress(vault, engine ? source.soundKey : source.key, lifeMs), env.PUBLIC_ORIGIN).href
}

async function storeSound(services: Services, engine: VideoEngine, source: SoundSource): Promise<void> {
  const { db, env, providers } = services
  const { key, demuxer, soundKey, ownerId, purpose } = source
  await removeSound(services, source)
  await withWorkFolder(env, (folder) =>
    providers.storage.withFile(key, async (original) => {
      const file = await takeSound(engine, { folder, original, demuxer })
      const { size } = await stat(file)
      await providers.storage.put(soundKey, createReadStream(file), mime)
      await insertFile(db, { key: soundKey, mime, size, owner_id: ownerId, private: true, purpose })
    }),
  )
}

export const removeSound = async (services: Services, { soundKey }: Pick<SoundSource, 'soundKey'>) =>
  removeStored(services, await deleteFileRow(services.db, soundKey))
