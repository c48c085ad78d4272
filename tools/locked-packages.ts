import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './build/built-folder.ts'

export type LockedPackage = {
  name: string
  version: string
  licence: string
  hasIntegrity: boolean
  isDev: boolean
}

type Locked = { version: string; license?: string; integrity?: string; dev?: boolean; link?: boolean }

/** Everything that `npm ci` installs, as the lock file says. */
export async function readLockedPackages(): Promise<LockedPackage[]> {
  const file = await readFile(path.join(root, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(file) as { packages: Record<string, Locked> }
  return Object.entries(packages)
    .filter(([name, { link }]) => name !== '' && !link)
    .map(([place, { version, license, integrity, dev }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? '',
      hasIntegrity: integrity !== undefined,
      isDev: dev === true,
    }))
}
