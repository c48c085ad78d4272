import { queryOptions } from '@tanstack/react-query'
import { readVtt } from './read-captions.ts'

export type { Cue } from './read-captions.ts'

/** Each change has a file of its own; the rest of the address is signed again with every answer. */
export const captionFileName = (address: string) =>
  new URL(address, location.href).pathname.split('/').at(-1)!

export const transcriptQueries = {
  /** The lines of captions that are stored. */
  lines: (address: string) =>
    queryOptions({
      queryKey: ['captionFile', captionFileName(address)],
      staleTime: Infinity,
      queryFn: async ({ signal }) => {
        const answer = await fetch(address, { signal })
        if (!answer.ok) throw new Error(`captions answered ${answer.status}`)
        return readVtt(await answer.text())
      },
    }),
}
