import { timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import type { Vault } from '#kernel/vault.ts'
import { fileUrl } from './keys.ts'

/** Addresses made within the same quarter of an hour are alike, so that a page asked for again loads nothing again. */
const stepMs = 15 * 60_000

/** Each takes a hundred bytes or two. */
const mostRemembered = 20_000
const remembered = new WeakMap<Vault, Map<string, Buffer>>()

/** Since addresses stay alike for a while, what many people open is signed once for all of them. */
function digestOnce(vault: Vault, text: string): Buffer {
  let known = remembered.get(vault)
  if (!known) remembered.set(vault, (known = new Map()))
  let digest = known.get(text)
  if (!digest) {
    if (known.size >= mostRemembered) known.clear()
    known.set(text, (digest = vault.digest(text)))
  }
  return digest
}

/** What an address is limited to besides its time: one member, and the first bytes of the file. Empty for no limit. */
type Limits = { viewer?: string; bytes?: string }

const seal = (vault: Vault, key: string, until: string, { viewer = '', bytes = '' }: Limits) =>
  digestOnce(vault, `file address ${key} ${until}${viewer && ` ${viewer}`}${bytes && ` bytes ${bytes}`}`)

const endOf = (lifeMs: number, now: number) => String(Math.ceil((now + lifeMs) / stepMs) * stepMs)

/** An address that opens a private file to whoever holds it, for a while: who may have it is for the caller to say. */
export function signedAddress(vault: Vault, key: string, lifeMs: number, now = Date.now()): string {
  return signFor(vault, key, endOf(lifeMs, now), {})
}

/** The same for one member: what is sent to them is reported, see `count-sent.ts`. */
export const viewerAddress = (
  vault: Vault,
  key: string,
  viewer: { id: number; lifeMs: number },
  now = Date.now(),
): string => signFor(vault, key, endOf(viewer.lifeMs, now), { viewer: String(viewer.id) })

function signFor(vault: Vault, key: string, until: string, limits: Limits): string {
  const sig = seal(vault, key, until, limits).toString('base64url')
  return `${fileUrl(key)}?${new URLSearchParams({ until, sig, ...limits }).toString()}`
}

export type Signature = { until?: unknown; sig?: unknown; viewer?: unknown; bytes?: unknown }

export function isSigned(
  vault: Vault,
  key: string,
  { until, sig, viewer = '', bytes = '' }: Signature,
  now = Date.now(),
): boolean {
  if (typeof until !== 'string' || !/^\d{1,15}$/.test(until) || typeof sig !== 'string') return false
  if (typeof viewer !== 'string' || typeof bytes !== 'string') return false
  const given = Buffer.from(sig, 'base64url')
  const right = seal(vault, key, until, { viewer, bytes })
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now
}

const folderSeal = (vault: Vault, key: string, until: string) =>
  digestOnce(vault, `folder address ${path.posix.dirname(key)} ${until}`)

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

/** An excerpt is the first seconds of a stream, or of its captions. */
export type Excerpt = { key: string; seconds: number; until: string }

const excerptSeal = (vault: Vault, { key, seconds, until }: Excerpt) =>
  digestOnce(vault, `excerpt address ${key} ${seconds} ${until}`)

/** An address that opens the first seconds of a playlist or of a caption file; see `send-excerpt.ts`. */
export const excerptAddress = (
  vault: Vault,
  key: string,
  { seconds, lifeMs }: { seconds: number; lifeMs: number },
  now = Date.now(),
): string => excerptPart(vault, { key, seconds, until: endOf(lifeMs, now) })

/** The address of another playlist of the same excerpt, valid as long. */
export const excerptPart = (vault: Vault, excerpt: Excerpt): string =>
  fileUrl(
    `excerpt/${excerpt.until}/${excerpt.seconds}/${excerptSeal(vault, excerpt).toString('hex')}/${excerpt.key}`,
  )

/** The address of a file of an excerpt, valid as long: `bytes` from its beginning, or the whole. */
export const excerptFile = (vault: Vault, { until }: Excerpt, key: string, bytes?: number): string =>
  signFor(vault, key, until, bytes === undefined ? {} : { bytes: String(bytes) })

/** The excerpt that a path names; undefined for any other path, and once its time is over. */
export function openExcerptPath(vault: Vault, asked: string, now = Date.now()): Excerpt | undefined {
  const [, until, seconds, sig, key] =
    /^excerpt\/(\d{1,15})\/(\d{1,6})\/([\da-f]{64})\/(.+)$/.exec(asked) ?? []
  if (!until || !seconds || !sig || !key || Number(until) <= now) return undefined
  const excerpt = { key, seconds: Number(seconds), until }
  return timingSafeEqual(Buffer.from(sig, 'hex'), excerptSeal(vault, excerpt)) ? excerpt : undefined
}
