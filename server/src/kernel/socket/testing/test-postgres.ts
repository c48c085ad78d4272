import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '#kernel/postgres/embedded.ts'

export type TestPostgres = { url: string; stop(): Promise<void> }

/** The database of `DATABASE_URL`, or one that is started for the test and thrown away. */
export async function startPostgres(): Promise<TestPostgres> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'xinglin-socket-'))
  const postgres = await openEmbeddedPostgres({ dataDir, say: () => undefined })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
