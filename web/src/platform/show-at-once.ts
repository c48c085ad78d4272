import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows a change before the server has it; what the server refuses goes back. A read that is under way is stopped first: it began
 * before the change and would take it back on the screen.
 */
export async function showAtOnce<Data>(
  client: QueryClient,
  query: { queryKey: DataTag<QueryKey, Data, Error> },
  change: (known: Data) => Data,
  save: () => Promise<unknown>,
): Promise<void> {
  const { queryKey } = query
  const before = client.getQueryData<Data>(queryKey)
  if (before === undefined) return
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Data>(queryKey, () => change(before))
  try {
    await save()
  } catch {
    client.setQueryData<Data>(queryKey, () => before)
  }
}
