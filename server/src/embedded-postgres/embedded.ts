import { existsSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installedPackage, usableBinaries } from './binaries.ts'
import { createCluster, failure, mendCluster, spawnPostmaster, startMessages } from './cluster.ts'
import type { Place } from './cluster.ts'
import { chooseHome } from './home.ts'
import { LaunchError, explained } from './launch-error.ts'
import { lockFolder } from './lock.ts'
import { freePort } from './port.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'
import { isAlive } from './processes.ts'
import { ADMIN, DATABASE, askServer, provision } from './provision.queries.ts'
import { newState, readState, writeState } from './state.ts'
import type { State } from './state.ts'
import { postgresAccount } from './system-user.ts'
import { watchPostmaster } from './watch-postmaster.ts'

type Say = (line: string) => void
export type EmbeddedPostgres = { url: string; stop(): Promise<void>; reused: boolean }

const RECOVERY_MS = 300_000
const ORPHANS_MS = 20_000

/** Opens the PostgreSQL that belongs to the data folder; makes it at the first start. */
export async function openEmbeddedPostgres(options: {
  dataDir: string
  say: Say
}): Promise<EmbeddedPostgres> {
  const locks: { release(): void }[] = []
  let folder = options.dataDir
  const release = () => locks.forEach((lock) => lock.release())
  try {
    await mkdir(options.dataDir, { recursive: true })
    const dataDir = await realpath(options.dataDir)
    locks.push(lockFolder(dataDir))
    const { place, state } = await prepare(dataDir, options.say)
    folder = place.home
    // A copied data folder leads to the same home as the first one.
    if (place.home !== dataDir) locks.push(lockFolder(place.home))
    const left = await leftover(place, state)
    if (left) options.say(`Found PostgreSQL still running on 127.0.0.1:${left.port}`)
    const postmaster = left ?? (await start(dataDir, place, state, options.say))
    const stop = () => stopPostmaster(postmaster.pid, place.cluster)
    try {
      await provision(addressOf(postmaster, ADMIN, state.adminPassword, 'postgres'), state.password)
    } catch (error) {
      await stop()
      throw error
    }
    const watch = watchPostmaster({
      postmaster,
      say: options.say,
      startAgain: (port) => startAgain(dataDir, place, { ...state, port }, options.say),
    })
    const stopWatched = async () => stopPostmaster((await watch.end()).pid, place.cluster)
    let stopped: Promise<void> | undefined
    return {
      url: addressOf(postmaster, DATABASE, state.password, DATABASE),
      reused: left !== undefined,
      stop: () => (stopped ??= stopWatched().finally(release)),
    }
  } catch (error) {
    release()
    throw explained(error, folder)
  }
}

/** The address of the PostgreSQL that a running server opened on this folder, for tools working beside it. */
export async function runningPostgresUrl(dataDir: string): Promise<string | undefined> {
  const state = existsSync(dataDir) ? await readState(dataDir) : undefined
  if (!state) return undefined
  const postmaster = await findPostmaster(join(state.home ?? (await realpath(dataDir)), 'postgres'))
  if (!postmaster) return undefined
  const url = addressOf(postmaster, DATABASE, state.password, DATABASE)
  return (await askServer(url)) === 'ready' ? url : undefined
}

async function prepare(dataDir: string, say: Say): Promise<{ place: Place; state: State }> {
  const known = await readState(dataDir)
  const own = join(dataDir, 'postgres')
  if (!known && existsSync(own)) {
    throw new LaunchError(
      `The database's password (${dataDir}/postgres.json) is missing: put that file back, or move ${own} away to begin with an empty database.`,
    )
  }
  const state = known ?? newState()
  const account = await postgresAccount([own, ...(state.home ? [join(state.home, 'postgres')] : [])])
  const home = await chooseHome(dataDir, state, account, say)
  if (home !== dataDir) state.home = home
  // Before initdb: no cluster may ever exist whose password is not known.
  if (!known) await writeState(dataDir, state)
  return { place: { home, cluster: join(home, 'postgres'), account }, state }
}

/** A postmaster that outlived its server: taken over when it answers, waited for while it starts or stops. */
async function leftover(place: Place, state: State): Promise<Postmaster | undefined> {
  const end = Date.now() + RECOVERY_MS
  for (;;) {
    const found = await findPostmaster(place.cluster)
    if (!found) return undefined
    if (await answers(found, state)) return found
    if (Date.now() > end) {
      throw new LaunchError(
        `PostgreSQL (process ${found.pid}) is left from an earlier start and does not answer: end it with kill -QUIT ${found.pid} and start again.`,
      )
    }
    await pause(50)
  }
}

async function start(dataDir: string, place: Place, state: State, say: Say): Promise<Postmaster> {
  const binaries = await usableBinaries(await installedPackage(), place.home, place.account, say)
  if (!existsSync(place.cluster)) {
    say(`Creating the database in ${place.cluster}`)
    await createCluster(place, binaries, state.adminPassword)
  }
  await mendCluster(place)
  let wanted = state.port
  for (const end = Date.now() + ORPHANS_MS; ; await pause(200)) {
    const port = await freePort(wanted)
    say(`Starting PostgreSQL on 127.0.0.1:${port}${place.account ? ` as ${place.account.name}` : ''}`)
    const postmaster = (await launch(place, binaries, port, state)) ?? (await leftover(place, state))
    if (postmaster) {
      if (postmaster.port !== state.port) await writeState(dataDir, { ...state, port: postmaster.port })
      return postmaster
    }
    const messages = startMessages(place)
    // Somebody took the port in between, or backends of a killed postmaster have not noticed its end yet.
    const isTaken = messages.includes('could not bind')
    const passes = isTaken || messages.includes('pre-existing shared memory block')
    if (!passes || Date.now() > end) throw failure(place.cluster, 'started', messages)
    if (isTaken) wanted = undefined
  }
}

/** Another port would be of no use: those who are connected know this one. */
async function startAgain(dataDir: string, place: Place, state: State, say: Say): Promise<Postmaster> {
  const postmaster = await start(dataDir, place, state, say)
  if (postmaster.port === state.port) return postmaster
  await stopPostmaster(postmaster.pid, place.cluster)
  throw new LaunchError(`Another program uses its port ${state.port}.`)
}

/** The started server once it answers, or undefined when it ended instead. */
async function launch(
  place: Place,
  binaries: string,
  port: number,
  state: State,
): Promise<Postmaster | undefined> {
  const { pid } = spawnPostmaster(place, binaries, port)
  if (pid === undefined) return undefined
  try {
    for (const end = Date.now() + RECOVERY_MS; Date.now() < end; await pause(25)) {
      if (!isAlive(pid)) return undefined
      if (await answers({ pid, port }, state)) return { pid, port }
    }
  } catch (error) {
    await stopPostmaster(pid, place.cluster)
    throw error
  }
  await stopPostmaster(pid, place.cluster)
  throw new LaunchError(
    `PostgreSQL in ${place.cluster} does not answer after its start; its log is in ${place.cluster}/log.`,
  )
}

async function answers(postmaster: Postmaster, state: State): Promise<boolean> {
  if (!(postmaster.port > 0)) return false
  const answer = await askServer(addressOf(postmaster, ADMIN, state.adminPassword, 'postgres'))
  if (typeof answer === 'string') return answer === 'ready'
  throw new LaunchError(
    `PostgreSQL on 127.0.0.1:${postmaster.port} refuses the launcher (${answer.refused}).`,
  )
}

const addressOf = ({ port }: Postmaster, user: string, password: string, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
