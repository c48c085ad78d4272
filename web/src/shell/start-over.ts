import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Reads everything on the screen again; a list that was read further starts again at its first page. */
export async function startOver(client: QueryClient): Promise<void> {
  cutToFirstPage(client, 'active')
  await client.invalidateQueries()
}

/** The same for what the screen is about to show: it is read when it appears, even if it was read a moment ago. */
export async function startOverNext(client: QueryClient): Promise<void> {
  cutToFirstPage(client, 'inactive')
  await client.invalidateQueries({ type: 'inactive', refetchType: 'none' })
}

function cutToFirstPage(client: QueryClient, type: 'active' | 'inactive'): void {
  client.setQueriesData<unknown>({ type }, (data: unknown) =>
    isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
  )
}

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
