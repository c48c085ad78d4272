import { hashKey, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Call } from '#contract/wire/call.ts'
import type { Paged } from '#contract/wire/fields.ts'
import { CallFailure } from './call-failure.ts'
import { preloadedAnswer, preloadedRefusals, callsToMakeAgain } from './preloaded.ts'
import { api } from './api.ts'
import { pageLanguage } from './page-language.ts'
import { neverRepeated } from './query-client.ts'
import { storage } from './storage.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Tagged
  }
}

/** What answers depend on: each tag is declared beside the queries of the feature that writes it. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the features add to it
export interface QueryTags {}

export type QueryTag = keyof QueryTags

/** A write names the tags that it changes; which features carry them, it need not know. */
type Tagged = { tags?: readonly QueryTag[] }

/** A read of the server. The language is part of the key: switching it asks again. Screens show failures themselves. */
export const queryOf = <Input, Output>(call: Call<Input, Output>, input: Input, meta?: Tagged) =>
  queryOptions({
    queryKey: keyOf(call.id, input),
    meta,
    queryFn: ({ signal }) => api(call, input, { signal, tips: false }),
    initialData: () => preloadedAnswer(call, input, pageLanguage())?.output,
    initialDataUpdatedAt: () => answeredAt(call, input),
    ...(wasRefused(call, input) && { retryOnMount: false }),
  })

/** What the server was refused while it rendered the page is shown as it would be shown here, and not asked again. */
export function adoptRefusals(client: QueryClient): void {
  for (const { id, input, status, message } of preloadedRefusals(pageLanguage())) {
    const error = new CallFailure('refused', message, status)
    const options = { queryKey: keyOf(id, input), retryOnMount: false }
    client.getQueryCache().build(client, options, {
      data: undefined,
      dataUpdateCount: 0,
      dataUpdatedAt: 0,
      error,
      errorUpdateCount: 1,
      errorUpdatedAt: Math.floor(performance.timeOrigin),
      fetchFailureCount: 1,
      fetchFailureReason: error,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status: 'error',
    })
  }
}

const wasRefused = (call: { id: string }, input: unknown) => {
  const key = hashKey([call.id, input])
  return preloadedRefusals(pageLanguage()).some((one) => hashKey([one.id, one.input]) === key)
}

/** Answers inside the page are as old as the page. What it says to visitors, a member asks again at once. */
function answeredAt<Input, Output>(call: Call<Input, Output>, input: Input): number | undefined {
  const found = preloadedAnswer(call, input, pageLanguage())
  return found && (found.again && isMember() ? 0 : performance.timeOrigin)
}

const isMember = () => storage.get('userid') !== ''

/** A visitor's page is used first; then it makes the calls again that count the visit. */
export function askAgain(client: QueryClient): void {
  if (isMember()) return
  const ids = callsToMakeAgain()
  void client.invalidateQueries({ predicate: ({ queryKey }) => ids.includes(String(queryKey[0])) })
}

/** Reads again what carries one of the tags: at once what is on the screen, the rest when it is next shown. */
export const invalidateTags = (client: QueryClient, ...tags: QueryTag[]): Promise<void> =>
  client.invalidateQueries({ predicate: (query) => carries(query, tags) })

export const carries = ({ meta }: Query, tags: readonly QueryTag[]): boolean =>
  tags.some((tag) => meta?.tags?.includes(tag))

const fullPage = 20

/** What one user was shown is not shown to the next, nor in another language. */
const keyOf = (callId: string, input: unknown) => [callId, pageLanguage(), storage.get('userid'), input]

/**
 * A list read page by page. It is finished when page equals last_page or last_page is 0; without a last_page,
 * when the total is reached or a full-size page comes back short. A failed page is not asked for again by itself.
 */
export const pagedQueryOf = <Input extends { page: number }, Row>(
  call: Call<Input, Paged<Row>>,
  input: Omit<Input, 'page'>,
  meta?: Tagged,
) =>
  infiniteQueryOptions({
    queryKey: keyOf(call.id, input),
    meta,
    ...neverRepeated,
    queryFn: ({ signal, pageParam }) =>
      api(call, { ...input, page: pageParam } as Input, { signal, tips: false }),
    ...preloadedPage(call, { ...input, page: 1 } as Input, 1),
    initialPageParam: 1,
    getNextPageParam: (last: Paged<Row>, pages: Paged<Row>[], page: number) => {
      const loaded = pages.reduce((sum, one) => sum + one.data.length, 0)
      const size = 'pageSize' in input ? Number(input.pageSize) : fullPage
      return isLastPage(last, { page, loaded, size }) ? undefined : page + 1
    },
  })

/** The first page of a list, where it came inside the page. */
export const preloadedPage = <Input, Output>(call: Call<Input, Output>, input: Input, param: number) => ({
  initialData: () => {
    const first = preloadedAnswer(call, input, pageLanguage())
    return first && { pages: [first.output], pageParams: [param] }
  },
  initialDataUpdatedAt: () => answeredAt(call, input),
})

type Progress = { page: number; loaded: number; size: number }

/** Lists with smaller pages may leave rows out of a page, so that only the total says whether they are finished. */
export function isLastPage<Row>(answer: Partial<Paged<Row>>, { page, loaded, size }: Progress): boolean {
  if (answer.last_page !== undefined) return answer.last_page === 0 || page >= answer.last_page
  if (answer.total !== undefined && loaded >= answer.total) return true
  const rows = answer.data?.length ?? 0
  return rows === 0 || (size === fullPage && rows < fullPage)
}
