import { open } from 'node:fs/promises'

/** A rename survives a power failure only once its folder is synced as well. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
