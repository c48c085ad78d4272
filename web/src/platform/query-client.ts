import { QueryClient } from '@tanstack/react-query'
import { CallFailure } from './call-failure.ts'

/** With five tries in all, a line that loses three requests in ten loses one read in four hundred. */
const mostRepeats = 4
const firstWaitMs = 1000

/** Whether the line lost a read; a server that has answered is not asked again. */
const isLost = (error: Error) =>
  error instanceof CallFailure && (error.kind === 'network' || error.kind === 'timeout')

/**
 * Details and parts of a page repeat lost reads by themselves, with growing pauses, and keep their place meanwhile. Lists do not
 * (`neverRepeated`), and neither do writes.
 */
export const repeatedWhenLost = {
  retry: (repeats: number, error: Error) => isLost(error) && repeats < mostRepeats,
  retryDelay: (repeats: number) => firstWaitMs * 2 ** repeats,
}

/** A failed list is read again by the person, never by itself. */
export const neverRepeated = { retry: false } as const

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { ...repeatedWhenLost, staleTime: 30_000, refetchOnWindowFocus: false } },
  })

let client: QueryClient | undefined

/** The client of the running page. The server renders many pages and creates one for each instead. */
export const pageQueryClient = (): QueryClient => (client ??= createQueryClient())
