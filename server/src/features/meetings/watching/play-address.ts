import { filesPath } from '#kernel/files/keys.ts'
import { signedAddress, signedFolderAddress } from '#kernel/files/signed-address.ts'
import type { Vault } from '#kernel/vault.ts'

/** Long enough for a lecture with its pauses; an address that was passed on soon expires. */
export const playLifeMs = 3 * 3600_000

export const playKind = (video: string): 'stream' | 'file' => (video.endsWith('.m3u8') ? 'stream' : 'file')

/** The address at which a stored video can be played for a while. The caller of this function decides who may have it. */
export function playAddress(vault: Vault, video: string): string {
  if (!video.startsWith(filesPath)) return video
  const key = video.slice(filesPath.length)
  return playKind(video) === 'stream'
    ? signedFolderAddress(vault, key, playLifeMs)
    : signedAddress(vault, key, playLifeMs)
}
