import { backupTo } from './backup.ts'
import { dumpTo, whyNoDump } from './pg-dump.ts'

type Asked = { url: string; file: string; isEmbedded: boolean }

/** The embedded database brings no pg_dump; any other is better served by the tools of PostgreSQL. */
export async function writeBackup(
  { url, file, isEmbedded }: Asked,
  say: (line: string) => void,
): Promise<void> {
  const reason = isEmbedded ? 'The embedded database brings no pg_dump' : await whyNoDump(url)
  if (reason === undefined) {
    await dumpTo(url, file)
    say(`Backed up by pg_dump to ${file}`)
  } else {
    say(`${reason}: backing up by the built-in dump`)
    await backupTo(url, file, say)
  }
}
