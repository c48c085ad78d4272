import type { FastifyReply } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { edgeFileAddress, edgePlaylistAddress } from './edge-address.ts'
import type { EdgePlaylist } from './edge-address.ts'
import { excerptPlaylist } from './excerpt-playlist.ts'
import { sendShortText } from './send-short-text.ts'

/** Sends a playlist whose parts are loaded from the edge; undefined for another kind of file. */
export const sendEdgePlaylist = (services: Services, { key, viewer }: EdgePlaylist, reply: FastifyReply) =>
  sendShortText(services, key, reply, (mime) => {
    if (mime !== 'application/vnd.apple.mpegurl') return undefined
    return (whole) =>
      excerptPlaylist(
        whole,
        { key, seconds: Infinity },
        {
          playlist: (other) => edgePlaylistAddress(services.vault, other, viewer),
          file: (part) => edgeFileAddress(services, part, viewer),
        },
      )
  })
