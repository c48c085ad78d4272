import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { runCommand } from '#server/embedded-postgres/command.ts'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import type { EmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { ownLikeItsFolder } from '#server/embedded-postgres/ownership.ts'

type Primary = { folder: string; adminUrl: string }

/**
 * A second PostgreSQL that follows an embedded one by streaming replication. A base backup is taken by the functions for it, because
 * the embedded programs have no pg_basebackup.
 */
export async function startReplica({ folder, adminUrl }: Primary, own: string): Promise<EmbeddedPostgres> {
  const [from, to] = [path.join(folder, 'postgres'), path.join(own, 'postgres')]
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query("select pg_backup_start('replica', true)")
    await mkdir(own, { recursive: true, mode: 0o711 })
    const copied = await runCommand('cp', ['-a', from, to], undefined)
    // What changes while it is copied is in the log that is replayed; files may come and go meanwhile.
    if (copied.code !== 0 && !/No such file/.test(copied.output)) throw new Error(copied.output)
    const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await runCommand('cp', ['-a', `${from}/pg_wal/.`, `${to}/pg_wal`], undefined)
    await rm(path.join(to, 'postmaster.pid'), { force: true })
    const write = async (name: string, text: string) => {
      await writeFile(path.join(to, name), text)
      ownLikeItsFolder(path.join(to, name))
    }
    await write('backup_label', rows[0]!.labelfile)
    await write('standby.signal', '')
    const { hostname, port, username, password } = new URL(adminUrl)
    const auto = 'postgresql.auto.conf'
    const followed = `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'`
    await write(auto, `${await readFile(path.join(to, auto), 'utf8')}\n${followed}\n`)
  } finally {
    await admin.end()
  }
  // The same passwords, another port.
  const state = JSON.parse(await readFile(path.join(folder, 'postgres.json'), 'utf8')) as { port?: number }
  delete state.port
  await writeFile(path.join(own, 'postgres.json'), JSON.stringify(state), { mode: 0o600 })
  return openEmbeddedPostgres({ dataDir: own, say: () => undefined })
}
