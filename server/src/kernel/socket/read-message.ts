import { hash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { signTolerance } from '#contract/wire/envelope.ts'
import { clientMessage, socketSignText } from '#contract/wire/socket.ts'
import type { ClientMessage } from '#contract/wire/socket.ts'

/** Why a message was not accepted: a word for programs. A failed login says the name of its failure instead. */
export type RefusalReason =
  | 'format'
  | 'signature'
  | 'clockOff'
  | 'notLoggedIn'
  | 'userid'
  | 'guest_id'
  | 'groupId'
  | 'tooManyGroups'
  | 'noPermission'
  | 'busy'

type ReadMessage = { message: ClientMessage } | { of: string; reason: RefusalReason }

/** Reads one frame and checks its signature and age. */
export function readMessage(text: string, now: number): ReadMessage {
  const content = parse(text)
  const result = z.safeParse(clientMessage, content)
  if (!result.success) return { of: typeOf(content), reason: 'format' }
  const message = result.data
  if (!isSigned(message)) return { of: message.type, reason: 'signature' }
  if (!(Math.abs(now - Number(message.timestamp)) <= signTolerance))
    return { of: message.type, reason: 'clockOff' }
  return { message }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const typeOf = (content: unknown) => {
  const type = (content as { type?: unknown } | null | undefined)?.type
  return typeof type === 'string' ? type.slice(0, 20) : ''
}

function isSigned({ platform, userid, version, timestamp, signature }: ClientMessage): boolean {
  const expected = Buffer.from(hash('sha256', socketSignText(platform, userid, version, timestamp), 'hex'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
