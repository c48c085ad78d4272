import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { runCommand } from './command.ts'
import type { Account } from './command.ts'
import { LaunchError, OTHERWISE } from './launch-error.ts'
import { findPostmaster } from './postmaster.ts'
import type { State } from './state.ts'

const OWNER = 'xinglin-data-folder'

/**
 * The folder that takes the cluster (and copied binaries): the data folder, or one of its own (under
 * /var/lib) when root's data folder lies where PostgreSQL's account may not go.
 */
export async function chooseHome(
  dataDir: string,
  state: State,
  account: Account | undefined,
  say: (line: string) => void,
): Promise<string> {
  if (state.home) return existingHome(dataDir, state.home)
  if (!account || (await mayEnter(dataDir, account))) return dataDir
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new LaunchError(
      `The system user of the database (${account.name}) can no longer enter ${dataDir}: open the folders above it with chmod o+x, ${OTHERWISE}.`,
    )
  }
  const home = await newHome(dataDir, say)
  say(`${dataDir} is closed to the system user ${account.name}: the database is kept in ${home}`)
  return home
}

function existingHome(dataDir: string, home: string): string {
  if (existsSync(home)) return home
  throw new LaunchError(
    `The database of ${dataDir} was kept in ${home}, which is gone: put it back, or delete ${join(dataDir, 'postgres.json')} to begin with an empty one.`,
  )
}

async function mayEnter(folder: string, account: Account): Promise<boolean> {
  const { code, output } = await runCommand('/bin/sh', ['-c', 'test -x "$0"', folder], account)
  if (code === null) {
    throw new LaunchError(
      `This root may not start processes as ${account.name} (${output}): start as an ordinary user, ${OTHERWISE}.`,
    )
  }
  return code === 0
}

async function newHome(dataDir: string, say: (line: string) => void): Promise<string> {
  const name = `xinglin-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  const passing = await realpath(tmpdir()).catch(tmpdir)
  const home = dataDir.startsWith(passing + sep)
    ? await passingHome(passing, name)
    : await lastingHome(name, say)
  await chmod(home, 0o711)
  await writeFile(join(home, OWNER), dataDir)
  return home
}

/** A data folder that was deleted and created again must not come back with the old database. */
async function lastingHome(name: string, say: (line: string) => void): Promise<string> {
  let home = join('/var/lib', name)
  for (let count = 2; existsSync(join(home, 'postgres')); count++) {
    say(`${home} holds an earlier database of this folder; delete it when it is no longer needed`)
    home = join('/var/lib', `${name}-${count}`)
  }
  await mkdir(home, { recursive: true })
  return home
}

/** Throw-away data, as tests have it, leaves nothing for ever: the next one clears away what lost its folder. */
async function passingHome(parent: string, name: string): Promise<string> {
  for (const entry of await readdir(parent)) {
    const home = join(parent, entry)
    // Everybody can make folders there: only root's own are touched.
    const info = await lstat(home).catch(() => undefined)
    if (!/^xinglin-[0-9a-f]{12}-/.test(entry) || info?.uid !== 0) continue
    const owner = await readFile(join(home, OWNER), 'utf8').catch(() => undefined)
    if (owner === undefined || existsSync(owner) || (await findPostmaster(join(home, 'postgres')))) continue
    await rm(home, { recursive: true, force: true })
  }
  return mkdtemp(join(parent, `${name}-`))
}
