import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Files that root makes in somebody's folder stay usable for that somebody. */
export function ownLikeItsFolder(path: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}
