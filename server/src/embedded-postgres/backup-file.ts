import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'

export const BACKUP_FORMAT = 'xinglin-backup-1'

/** The first line; then each table with a line per row (a JSON array of texts); then the end. */
export const backupHeader = z.object({
  format: z.literal(BACKUP_FORMAT),
  at: z.string(),
  migration: z.optional(z.string()),
})
export const backupTable = z.object({ table: z.string(), columns: z.array(z.string()) })
export const backupEnd = z.object({
  end: z.literal(true),
  counts: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
})

export type BackupHeader = z.infer<typeof backupHeader>
export type BackupTable = z.infer<typeof backupTable>
export type BackupEnd = z.infer<typeof backupEnd>

/** node:readline also breaks lines at U+2028, which JSON leaves as it is. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = createGunzip()
  source.on('error', (error) => text.destroy(error))
  source.pipe(text).setEncoding('utf8')
  let rest = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
