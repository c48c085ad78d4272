import { createContext, use, useCallback, useEffect, useMemo } from 'react'
import type { Arrival, NavigateOptions, PageLocation } from '#web/platform/page-history.ts'

export const LocationContext = createContext<{ location: PageLocation; arrival: Arrival } | null>(null)

type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>

/** The server renders pages and opens no others. */
export const NavigateContext = createContext<Navigate>(async () => undefined)

function useRouter() {
  const router = use(LocationContext)
  if (!router) throw new Error('There is no router around this component')
  return router
}

/** The address of the screen; a screen that stays mounted while another is shown keeps its own. */
export const useLocation = (): PageLocation => useRouter().location

export const useArrival = (): Arrival => useRouter().arrival

/** Opens an address, or goes back with a negative number. Never changes. */
export const useNavigate = (): Navigate => use(NavigateContext)

type QueryChange = URLSearchParams | Record<string, string> | ((old: URLSearchParams) => URLSearchParams)

/** The query of the address, and a function that changes it. */
export function useSearchParams(): [
  URLSearchParams,
  (change: QueryChange, options?: NavigateOptions) => void,
] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = useCallback(
    (change: QueryChange, options?: NavigateOptions) => {
      const next = typeof change === 'function' ? change(new URLSearchParams(search)) : change
      const text = new URLSearchParams(next).toString()
      void navigate(text ? `${pathname}?${text}` : pathname, options)
    },
    [pathname, search, navigate],
  )
  return [query, setQuery]
}

/** Goes on to another address as soon as it is rendered. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace])
  return null
}
