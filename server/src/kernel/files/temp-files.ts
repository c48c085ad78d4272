import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#kernel/env.ts'

/** Long enough for the slowest upload that is still going on in another process. */
const leftOverAfter = 24 * 3600_000

/** Where files wait while they arrive: on the data disk, as the system's own place is often memory. */
export const incomingFolder = (env: Pick<Env, 'DATA_DIR'>) => path.join(env.DATA_DIR, 'incoming')

/** Runs `work` with the path of a file that it may write; afterwards the file is gone, whatever happened. */
export async function withTempFile<Result>(
  folder: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `${randomUUID()}.part`)
  try {
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

/** Takes away what a killed process left behind. */
export async function deleteTempFiles(folder: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && now - found.mtimeMs > leftOverAfter) await rm(file, { force: true })
  }
}
