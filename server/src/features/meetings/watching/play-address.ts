import { filesPath } from '#kernel/files/keys.ts'
import { signedAddress, signedFolderAddress } from '#kernel/files/signed-address.ts'
import type { Vault } from '#kernel/vault.ts'

/** Long enough for a lecture with its pauses; an address that has been passed on is soon worth nothing. */
export const playLifeMs = 3 * 3600_000

export const playKind = (video: string): 'stream' | 'file' => (video.endsWith('.m3u8') ? 'stream' : 'file')

/** The address at which a stored video can be played for a while. Who may have it is for the caller to say. */
export function playAddress(vault: Vault, video: string): string {
  if (!video.startsWith(filesPath)) return video
  const key = video.slice(filesPath.length)
  return playKind(video) === 'stream'
    ? signedFolderAddress(vault, key, playLifeMs)
    : signedAddress(vault, key, playLifeMs)
}
