import { socketVersion } from '#contract/wire/socket.ts'
import type { ClientMessage } from '#contract/wire/socket.ts'
import { signSocketMessage } from './sign.ts'

/** A message from the server: its type, and the fields of that type. */
export type SocketMessage = { type: string; [field: string]: unknown }

export type SocketIdentity = {
  platform: number
  /** Empty for a visitor. */
  userid: string
  /** The signature only guards against accidents; permissions depend on this. */
  token: string
  guestId: string
}

export type SocketFields = Pick<ClientMessage, 'groupId' | 'token' | 'guest_id'>

/** One signed message, serialized. */
export function writeFrame(
  type: ClientMessage['type'],
  fields: SocketFields,
  { platform, userid }: SocketIdentity,
  timestamp: number,
): string {
  const signature = signSocketMessage(platform, userid, timestamp)
  const version = socketVersion
  const message: ClientMessage = { ...fields, type, platform, userid, version, timestamp, signature }
  return JSON.stringify(message)
}

/** A frame contains one message, or many while a room is busy. Unreadable ones are left out. */
export function readFrame(data: unknown): SocketMessage[] {
  if (typeof data !== 'string') return []
  try {
    const content: unknown = JSON.parse(data)
    return (Array.isArray(content) ? content : [content]).filter(isMessage)
  } catch {
    return []
  }
}

const isMessage = (value: unknown): value is SocketMessage =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
