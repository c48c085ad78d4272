import { edgeFileAddress, edgePlaylistAddress, edgeUntil } from '#kernel/files/edge-address.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { signedAddress, signedFolderAddress, viewerAddress } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'

/** Long enough for a lecture with its pauses; an address that was passed on soon expires. */
export const playLifeMs = 3 * 3600_000

export const playKind = (video: string): 'stream' | 'file' => (video.endsWith('.m3u8') ? 'stream' : 'file')

/** The address at which a stored video can be played for a while. The caller of this function decides who may have it; what a member fetches
 * is noted. */
export function playAddress(vault: Vault, video: string, viewerId = 0): string {
  if (!video.startsWith(filesPath)) return video
  const key = video.slice(filesPath.length)
  if (playKind(video) === 'stream') return signedFolderAddress(vault, key, playLifeMs)
  return viewerId > 0
    ? viewerAddress(vault, key, { id: viewerId, lifeMs: playLifeMs })
    : signedAddress(vault, key, playLifeMs)
}

/** The same for many viewers: from the edge, where there is one. */
export function watchAddress(
  services: Pick<Services, 'vault' | 'providers'>,
  video: string,
  viewerId = 0,
): string {
  const { vault, providers } = services
  if (!providers.edge || !video.startsWith(filesPath)) return playAddress(vault, video, viewerId)
  const key = video.slice(filesPath.length)
  const viewer = { id: viewerId, untilMs: edgeUntil(playLifeMs) }
  return playKind(video) === 'stream'
    ? edgePlaylistAddress(vault, key, viewer)
    : edgeFileAddress(services, key, viewer)
}
