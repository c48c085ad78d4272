import { collegeCalls } from '#contract/library/college.ts'
import { workCalls } from '#contract/library/works.ts'
import { doctorCalls } from '#contract/people/doctors.ts'
import { queryOptions } from '@tanstack/react-query'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The works of the caller. */
    works: true
  }
}

const meta = { tags: ['works'] } as const

/** Each change has a file of its own; the rest of the address is signed again with every answer. */
export const captionFileName = (address: string) =>
  new URL(address, location.href).pathname.split('/').at(-1)!

export const workQueries = {
  own: () => pagedQueryOf(workCalls.own, {}, meta),
  detail: (workId: number) => queryOf(workCalls.editDetail, { production_id: workId }, meta),
  /** Works belong to a homepage; without one there is nothing to publish on. */
  homepage: () => queryOf(doctorCalls.own, {}),
  /** The file of captions that are stored. */
  captionFile: (address: string) =>
    queryOptions({
      queryKey: ['captionFile', captionFileName(address)],
      staleTime: Infinity,
      queryFn: async ({ signal }) => {
        const answer = await fetch(address, { signal })
        if (!answer.ok) throw new Error(`captions answered ${answer.status}`)
        return answer.text()
      },
    }),
  subjects: () => queryOf(collegeCalls.collegeTree, {}),
}
