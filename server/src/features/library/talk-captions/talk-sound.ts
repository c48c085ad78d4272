import { keyOf } from '#kernel/files/keys.ts'
import type { Services } from '#kernel/services.ts'
import { soundAddress } from '#server/features/library/videos/sound-address.ts'
import type { SoundSource } from '#server/features/library/videos/sound-address.ts'
import { isStream, storedVideoOf } from '#server/features/library/videos/stored-video.ts'
import type { TalkRow, TranscriptionRow } from './talk-captions.queries.ts'

/** The sound alone where there is a file of it. */
const addressOf = ({ video, clarities }: TalkRow) =>
  clarities.find(({ clarity }) => clarity === 'sound')?.address ?? video

/** A file in the storage, a stream whose files are there, or a file elsewhere that a service can load by itself. */
export function hasReachableSound(talk: TalkRow): boolean {
  const address = addressOf(talk)
  return keyOf(address) !== '' || (address.startsWith('https://') && !isStream(address))
}

/** Where the speech service loads what is said in a talk. */
export async function talkSoundAddress(
  services: Services,
  talk: TalkRow,
  asked: TranscriptionRow,
): Promise<string> {
  const address = addressOf(talk)
  if (keyOf(address) === '') return address
  const source: SoundSource = {
    ...(await storedVideoOf(services, address, 'smallest')),
    ...soundOf(asked),
    ownerId: asked.asked_by,
  }
  return soundAddress(services, source)
}

/** Where that sound is stored while the service needs it. */
export const soundOf = ({ talk, talk_id }: Pick<TranscriptionRow, 'talk' | 'talk_id'>) => ({
  soundKey: `sound/${talk}-${talk_id}.mp3`,
  purpose: `sound-${talk}-${talk_id}`,
})
