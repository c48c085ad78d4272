import { timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import type { Vault } from '#kernel/vault.ts'
import { fileUrl } from './keys.ts'

/** Addresses made within the same quarter of an hour are alike, so that a page asked for again loads nothing anew. */
const stepMs = 15 * 60_000

const seal = (vault: Vault, key: string, until: string, viewer: string) =>
  vault.digest(`file address ${key} ${until}${viewer && ` ${viewer}`}`)

const endOf = (lifeMs: number, now: number) => String(Math.ceil((now + lifeMs) / stepMs) * stepMs)

/** An address that opens a private file to whoever holds it, for a while: who may have it is for the caller to say. */
export function signedAddress(vault: Vault, key: string, lifeMs: number, now = Date.now()): string {
  return signFor(vault, key, '', endOf(lifeMs, now))
}

/** The same for one member: what is sent to them is reported, see `count-sent.ts`. */
export const viewerAddress = (
  vault: Vault,
  key: string,
  viewer: { id: number; lifeMs: number },
  now = Date.now(),
): string => signFor(vault, key, String(viewer.id), endOf(viewer.lifeMs, now))

function signFor(vault: Vault, key: string, viewer: string, until: string): string {
  const sig = seal(vault, key, until, viewer).toString('base64url')
  return `${fileUrl(key)}?until=${until}&sig=${sig}${viewer && `&viewer=${viewer}`}`
}

export type Signature = { until?: unknown; sig?: unknown; viewer?: unknown }

export function isSigned(
  vault: Vault,
  key: string,
  { until, sig, viewer = '' }: Signature,
  now = Date.now(),
): boolean {
  if (typeof until !== 'string' || !/^\d{1,15}$/.test(until) || typeof sig !== 'string') return false
  if (typeof viewer !== 'string') return false
  const given = Buffer.from(sig, 'base64url')
  const right = seal(vault, key, until, viewer)
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now
}

const folderSeal = (vault: Vault, key: string, until: string) =>
  vault.digest(`folder address ${path.posix.dirname(key)} ${until}`)

/**
 * The same for a file that leads to others beside it, as a playlist does: the signature is part of the path, so that
 * addresses relative to it carry it too, and opens whatever lies in the folder.
 */
export function signedFolderAddress(vault: Vault, key: string, lifeMs: number, now = Date.now()): string {
  const until = endOf(lifeMs, now)
  return fileUrl(`at/${until}/${folderSeal(vault, key, until).toString('hex')}/${key}`)
}

/** The key behind such a path; undefined for any other path, and once its time is over. */
export function openSignedPath(vault: Vault, asked: string, now = Date.now()): string | undefined {
  const [, until, sig, key] = /^at\/(\d{1,15})\/([\da-f]{64})\/(.+)$/.exec(asked) ?? []
  if (!until || !sig || !key || Number(until) <= now) return undefined
  return timingSafeEqual(Buffer.from(sig, 'hex'), folderSeal(vault, key, until)) ? key : undefined
}
