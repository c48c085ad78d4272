import { randomBytes } from 'node:crypto'

const segment = '[a-z0-9_-][a-z0-9_.-]*'
const safeKey = new RegExp(`^(?!.*\\.\\.)${segment}(?:/${segment})*$`)

/** Whether a key can be a path below a folder: plain characters, no empty or hidden segment, no way up. */
export const isSafeKey = (key: string) => key.length <= 200 && safeKey.test(key)

/** The last fence before the disk or the bucket. Keys are made by this server, so a wrong one is a fault. */
export function requireSafeKey(key: string): string {
  if (!isSafeKey(key)) throw new Error('not a storage key')
  return key
}

/** Where an uploaded file goes: by month, under a name that nobody can guess and no user chose. */
export function newUploadKey(extension: string, now: Date): string {
  const month = String(now.getUTCMonth() + 1).padStart(2, '0')
  return `u/${now.getUTCFullYear()}/${month}/${randomBytes(16).toString('hex')}.${extension}`
}

export const filesPath = '/files/'

export const fileUrl = (key: string) => filesPath + key

/** The key of a file by its address; empty for an address that is not one of ours. */
export const keyOf = (url: string) => (url.startsWith(filesPath) ? url.slice(filesPath.length) : '')
