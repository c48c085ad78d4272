import type { FastifyReply } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { excerptCaptions, excerptPlaylist } from './excerpt-playlist.ts'
import { sendShortText } from './send-short-text.ts'
import { excerptFile, excerptPart } from './signed-address.ts'
import type { Excerpt } from './signed-address.ts'

/** Sends the beginning of a playlist or of a caption file; undefined if the file cannot be shortened. */
export const sendExcerpt = (services: Services, excerpt: Excerpt, reply: FastifyReply) =>
  sendShortText(services, excerpt.key, reply, (mime) => {
    if (mime === 'text/vtt') return (whole) => excerptCaptions(whole, excerpt.seconds)
    if (mime !== 'application/vnd.apple.mpegurl') return undefined
    return (whole) =>
      excerptPlaylist(whole, excerpt, {
        playlist: (key) => excerptPart(services.vault, { ...excerpt, key }),
        file: (key, bytes) => excerptFile(services.vault, excerpt, key, bytes),
      })
  })
