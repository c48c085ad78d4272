import { glob } from 'node:fs/promises'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../../contract')

type Exported = Record<string, Record<string, unknown>>

/** Every module of the contract by its feature, for the documentation of the calls. The bundle has its own list (`tools/build/bundle-server.ts`). */
export async function contractModules(): Promise<[feature: string, exported: Exported][]> {
  const found: [string, Exported][] = []
  for await (const file of glob('*/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }))
    found.push([path.basename(file, '.ts'), (await import(path.join(folder, file))) as Exported])
  return found
}
