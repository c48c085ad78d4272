import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeTemplate, openTestPostgres, spareTheDisk } from './database.ts'

/** Once per run: a PostgreSQL with a prepared template, told to the workers by an environment variable. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-run-'))
  process.env.XINGLIN_TEST_FOLDER = folder
  const postgres = await openTestPostgres()
  await spareTheDisk(postgres)
  await makeTemplate(postgres.url)
  process.env.XINGLIN_TEST_POSTGRES = postgres.url
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
