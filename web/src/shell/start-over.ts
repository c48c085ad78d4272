import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Reads everything on the screen anew; a list that was read further starts again at its first page. */
export async function startOver(client: QueryClient): Promise<void> {
  client.setQueriesData<unknown>({ type: 'active' }, (data: unknown) =>
    isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
  )
  await client.invalidateQueries()
}

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
