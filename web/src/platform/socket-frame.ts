import { socketVersion } from '#contract/wire/socket.ts'
import type { ClientMessage } from '#contract/wire/socket.ts'
import { signSocketMessage } from './sign.ts'

/** What the server says: its type, and whatever else belongs to that type. */
export type SocketMessage = { type: string; [field: string]: unknown }

export type SocketIdentity = {
  platform: number
  /** Empty for a visitor. */
  userid: string
  /** The signature guards against accidents only; rights rest on this. */
  token: string
  guestId: string
}

export type SocketFields = Pick<ClientMessage, 'groupId' | 'token' | 'guest_id'>

/** One signed message, as it travels. */
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

/** A frame holds one message, or many while a room is busy. What cannot be read is left out. */
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
