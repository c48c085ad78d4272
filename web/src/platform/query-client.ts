import { QueryClient } from '@tanstack/react-query'

/** A failed list is tried again by the person, never by itself. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  })

let client: QueryClient | undefined

/** The client of the running page. The server renders many pages and creates one for each instead. */
export const pageQueryClient = (): QueryClient => (client ??= createQueryClient())
