import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { LaunchError } from './launch-error.ts'
import { ownLikeItsFolder } from './ownership.ts'

/** What the next start must know; kept in the data folder, readable by its owner only. */
const stateFile = z.object({
  adminPassword: z.string(),
  password: z.string(),
  /** The port of the last start, taken again when it is free. */
  port: z.optional(z.int()),
  /** Where cluster and binaries are when they could not be in the data folder itself. */
  home: z.optional(z.string()),
})

export type State = z.infer<typeof stateFile>

const statePath = (dataDir: string) => join(dataDir, 'postgres.json')

export const newState = (): State => ({
  adminPassword: randomBytes(24).toString('hex'),
  password: randomBytes(24).toString('hex'),
})

export async function readState(dataDir: string): Promise<State | undefined> {
  const path = statePath(dataDir)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  try {
    return stateFile.parse(JSON.parse(text))
  } catch {
    throw new LaunchError(
      `The file ${path} is damaged: put it back from a backup, it holds the database's password.`,
    )
  }
}

export async function writeState(dataDir: string, state: State) {
  const path = statePath(dataDir)
  const fresh = `${path}.new`
  await writeFile(fresh, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600, flush: true })
  ownLikeItsFolder(fresh)
  await rename(fresh, path)
}
