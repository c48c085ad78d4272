import type { Failure } from '#contract/wire/failure.ts'
import type { Topic } from '#contract/wire/topic.ts'
import { contractModules } from './contract-modules.ts'

/** The tables of one kind, known by how they are named; read from the contract's files, so that none is left out. */
async function readTables<Entry>(name: RegExp): Promise<(Entry & { feature: string })[]> {
  const found: (Entry & { feature: string })[] = []
  for (const [feature, exported] of await contractModules())
    for (const table of Object.keys(exported).filter((one) => name.test(one)))
      found.push(
        ...Object.values(exported[table] as Record<string, Entry>).map((entry) => ({ ...entry, feature })),
      )
  return found
}

export type CataloguedFailure = Failure & { feature: string }

/** Every way to fail, by status. */
export const readFailures = async (): Promise<CataloguedFailure[]> =>
  (await readTables<Failure>(/failures$/i)).toSorted((one, other) => one.status - other.status)

/** Everything that the server says over the socket, by name. */
export const readTopics = async (): Promise<Topic<unknown>[]> =>
  (await readTables<Topic<unknown>>(/Topics$/)).toSorted((one, other) => (one.type < other.type ? -1 : 1))
