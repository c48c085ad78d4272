import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#kernel/env.ts'

/** Longer than any try may take. */
const leftOverAfterMs = 24 * 3600_000

/** Runs `work` with an empty folder, which is gone afterwards. What killed servers have left on this disk goes as well. */
export async function withWorkFolder<Result>(
  { DATA_DIR }: Pick<Env, 'DATA_DIR'>,
  work: (folder: string) => Promise<Result>,
  now = Date.now(),
): Promise<Result> {
  const root = path.resolve(DATA_DIR, 'processing')
  await mkdir(root, { recursive: true })
  for (const name of await readdir(root)) {
    const found = await stat(path.join(root, name)).catch(() => undefined)
    if (found && now - found.mtimeMs > leftOverAfterMs)
      await rm(path.join(root, name), { recursive: true, force: true })
  }
  const folder = await mkdtemp(path.join(root, 'work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
