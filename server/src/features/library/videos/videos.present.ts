import type { Video } from '#contract/library/videos.ts'
import { asBit } from '#contract/wire/fields.ts'
import { fileUrl, keyOf } from '#kernel/files/keys.ts'
import { signedFolderAddress } from '#kernel/files/signed-address.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { playAddress, playLifeMs } from '#server/features/meetings/watching/play-address.ts'
import type { VideoRow } from './videos.queries.ts'

/** Where a video is stored; empty while it is uploaded. The original where no stream was made of it. */
export const storedVideo = (row: VideoRow): string => {
  if (row.state === 'uploading') return ''
  return row.playlist || fileUrl(row.file_key)
}

/** A playlist is for players; a browser plays the best of its streams, which is a file, by itself. */
const storedFile = (row: VideoRow): string => {
  const clarity = row.clarities.at(-1)
  return row.playlist && clarity ? row.playlist.replace(/[^/]*$/, `${clarity}.mp4`) : storedVideo(row)
}

const sign = (vault: Vault, address: string) =>
  address && signedFolderAddress(vault, keyOf(address), playLifeMs)

/** A video as its owner sees it. */
export const presentVideo = (vault: Vault, row: VideoRow): Video => ({
  video_id: row.id,
  file_name: row.file_name,
  bytes: row.bytes,
  received: row.received,
  state: row.state,
  reason: row.reason,
  progress: row.progress,
  seconds: row.seconds,
  width: row.width,
  height: row.height,
  address: playAddress(vault, storedVideo(row)),
  clarities: row.clarities,
  preview: sign(vault, row.preview),
  covers: row.covers,
  cover: row.cover,
  captions: row.captions.map((caption) => ({ ...caption, address: sign(vault, caption.address) })),
  create_time: shanghaiTime(row.created_at),
  ...(row.transcription_state && {
    transcription: { language: row.transcription_language, state: row.transcription_state },
  }),
  ...(row.patient_state !== null && {
    patients: {
      state: row.patient_state,
      places: row.patient_places,
      is_decided: asBit(row.is_masked_decided),
    },
  }),
  ...(row.use !== 'work' && { stored: { stream: storedVideo(row), file: storedFile(row) } }),
})
