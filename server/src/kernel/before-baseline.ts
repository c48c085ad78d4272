import { createHash } from 'node:crypto'

/**
 * Until the first release each change was a migration of its own; the baseline is what they made together
 * (docs/decisions/077-schema-baseline.md). A database that has had all of them holds what the baseline makes.
 */
const before = {
  firstChecksum: '25a8d3a7e4c46efabe19dde3f6afd784e4a7666887ab0f3a04732d59da4cec7b',
  last: '0474_sealed_invoices.sql',
  digest: 'adb5e5228ae1412e9c3376f8c03978d9c69031d8905e0e62c670c2e4b63b884f',
}

/** The files of the baseline; what comes after them is a forward step. */
const baselineFiles = 10

export type Recorded = { version: number; name: string; checksum: string }

export const isBaseline = ({ version }: Recorded): boolean => version <= baselineFiles

/** Whether the database was prepared before the baseline, by all migrations of that time. Throws for one that stopped in between. */
export function isBeforeBaseline(applied: Recorded[]): boolean {
  if (applied[0]?.checksum !== before.firstChecksum) return false
  const digest = createHash('sha256')
  for (const { name, checksum } of applied) digest.update(`${name} ${checksum}\n`)
  if (digest.digest('hex') === before.digest) return true
  throw new Error(
    `The database stopped at ${applied.at(-1)!.name}, on the way to the schema that this version begins with (${before.last}). ` +
      'Start the version before this one once, which finishes it, and then this one again. Nothing was changed.',
  )
}
