import { glob } from 'node:fs/promises'
import path from 'node:path'
import type { Failure } from '#contract/failure.ts'

const contract = path.resolve(import.meta.dirname, '../../../contract')

export type CataloguedFailure = Failure & { feature: string }

/** Every way to fail that the contract names, by status; read from its files, so that none is left out. */
export async function readFailures(): Promise<CataloguedFailure[]> {
  const found: CataloguedFailure[] = []
  for await (const file of glob('*.ts', { cwd: contract, exclude: ['*.test.ts'] })) {
    const feature = path.basename(file, '.ts')
    const exported = (await import(path.join(contract, file))) as Record<string, Record<string, Failure>>
    for (const [name, table] of Object.entries(exported))
      if (/failures$/i.test(name)) found.push(...Object.values(table).map((one) => ({ ...one, feature })))
  }
  return found.toSorted((one, other) => one.status - other.status)
}
