import { migrate } from '#kernel/migrate.ts'
import { openDatabase } from '#kernel/open-database.ts'
import { restoreFrom } from '#server/embedded-postgres/backup.ts'
import { isDump, refuseInUse, restoreDump, withClient } from './restore-dump.queries.ts'

type Say = (line: string) => void

export async function prepareSchema(url: string, say: Say): Promise<void> {
  const database = openDatabase(url, 2, () => undefined)
  await migrate(database.pool, say).finally(() => database.close())
}

/** Reads a backup into a database; the file says which of the two has written it. A failure changes nothing. */
export async function restoreFile(
  url: string,
  file: string,
  { replace, say }: { replace: boolean; say: Say },
): Promise<void> {
  await withClient(url, refuseInUse)
  if (await isDump(file)) {
    await restoreDump(url, file, { replace, prepare: () => prepareSchema(url, say) })
    say(`Restored by pg_restore from ${file}`)
    return
  }
  say(`${file} is a built-in dump`)
  await prepareSchema(url, say)
  await restoreFrom(url, file, say, { replace })
}
