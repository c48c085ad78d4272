import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

export const feedPath = '/calendar/feed.ics'

const sign = (vault: Vault, userId: number, version: number) =>
  vault.digest(`calendar feed ${userId} ${version}`)

/** Opens the calendar of a user to whoever holds it, until they renew it: calendars cannot log in. */
export const feedAddress = (vault: Vault, userId: number, version: number) =>
  `${feedPath}?u=${userId}&v=${version}&sig=${sign(vault, userId, version).toString('base64url')}`

export type FeedQuery = { u?: string; v?: string; sig?: string }

/** Whose calendar an address opens, and which of its addresses it is; undefined for one that was not made here. */
export function readFeedAddress(
  vault: Vault,
  { u = '', v = '', sig = '' }: FeedQuery,
): { userId: number; version: number } | undefined {
  if (!/^\d{1,15}$/.test(u) || !/^\d{1,9}$/.test(v)) return undefined
  const [userId, version] = [Number(u), Number(v)]
  const given = Buffer.from(sig, 'base64url')
  const right = sign(vault, userId, version)
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, version } : undefined
}
