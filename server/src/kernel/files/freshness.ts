import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FileRow } from './files.queries.ts'

/** What identifies the bytes of a file or of one version of it. */
type Stamp = { etag: string; changedAt: Date }

/** A key is never written twice with other content, except by a new demo world: hence the time and size. */
export const versionOf = (file: Pick<FileRow, 'key' | 'size' | 'created_at'>) =>
  createHash('sha256')
    .update(`${file.key} ${file.size} ${file.created_at.getTime()}`)
    .digest('hex')
    .slice(0, 32)

export const stampOf = (file: FileRow, variant: string): Stamp => ({
  etag: `"${versionOf(file)}${variant === '' ? '' : `-${variant}`}"`,
  changedAt: file.created_at,
})

const inSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Whether the client's copy is still good. The tag decides; the date only where there is no tag. */
export function isFresh(headers: IncomingHttpHeaders, stamp: Stamp): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === stamp.etag)
  const since = new Date(headers['if-modified-since'] ?? NaN)
  return inSeconds(stamp.changedAt) <= inSeconds(since)
}

/** Whether a part may be sent to a client that already has another part: only if both are of the same bytes. */
export function mayContinue(headers: IncomingHttpHeaders, stamp: Stamp): boolean {
  const known = headers['if-range']?.toString()
  if (known === undefined) return true
  if (/^(W\/)?"/.test(known)) return known === stamp.etag
  return inSeconds(new Date(known)) === inSeconds(stamp.changedAt)
}
