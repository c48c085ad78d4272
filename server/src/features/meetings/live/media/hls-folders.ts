import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { rewindSeconds } from './rewind-playlist.ts'

const isOld = async (file: string) => (await stat(file)).mtimeMs < Date.now() - rewindSeconds * 1000

/** Before another stream of a meeting: the live segments begin again, and what is too old to be watched goes. */
export async function clearFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (!name.startsWith('rewind') || (await isOld(file))) await rm(file, { force: true })
  }
}

/** Removes the folders of streams that ended longer ago than anybody can rewind. */
export async function removeOldFolders(root: string, isUsed: (meetingId: number) => boolean): Promise<void> {
  const names = await readdir(root).catch(() => [])
  for (const name of names) {
    const folder = path.join(root, name)
    // A folder is as old as the last segment that was added to it.
    if (!isUsed(Number(name)) && (await isOld(folder))) await rm(folder, { recursive: true, force: true })
  }
}
