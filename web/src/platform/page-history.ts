export type PageLocation = {
  pathname: string
  search: string
  hash: string
  /** Names the entry of the history, so that its scroll position can be found again. */
  key: string
  /** What the page before has handed over. */
  state: unknown
}

/** How the current address was reached: by back or forward (or by opening the page), by a link, or in place of another. */
export type Arrival = 'pop' | 'push' | 'replace'

export type NavigateOptions = { replace?: boolean; state?: unknown }

/** The part of `window` that is used. */
type HistoryHost = {
  history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'assign'>
  addEventListener: (type: 'popstate', listener: () => void) => void
  removeEventListener: (type: 'popstate', listener: () => void) => void
}

/** `idx` counts the entries that the app has made: 0 is the one the person arrived with. */
type EntryState = { usr?: unknown; key?: string; idx?: number } | null

type Listener = (location: PageLocation, arrival: Arrival) => void

/** The addresses of one page load. Reports every change to one listener, the router. */
export function createPageHistory(host: HistoryHost) {
  const { history } = host
  const entry = () => history.state as EntryState
  let listener: Listener | undefined

  if (entry()?.idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '')

  function current(): PageLocation {
    const { pathname, search, hash } = host.location
    return { pathname, search, hash, key: entry()?.key ?? 'default', state: entry()?.usr }
  }

  function write(address: string, { replace = false, state }: NavigateOptions) {
    const idx = (entry()?.idx ?? 0) + (replace ? 0 : 1)
    const made = { usr: state, key: Math.random().toString(36).slice(2, 10), idx }
    if (replace) history.replaceState(made, '', address)
    else {
      try {
        history.pushState(made, '', address)
      } catch {
        // Safari refuses the hundredth entry within half a minute.
        host.location.assign(address)
      }
    }
    listener?.(current(), replace ? 'replace' : 'push')
  }

  return {
    current,
    /** Opens an address of the app, or goes this many entries back or forward. */
    navigate(to: string | number, options: NavigateOptions = {}) {
      if (typeof to === 'number') history.go(to)
      else write(to, options)
    },
    listen(report: Listener) {
      const handlePop = () => report(current(), 'pop')
      listener = report
      host.addEventListener('popstate', handlePop)
      return () => {
        listener = undefined
        host.removeEventListener('popstate', handlePop)
      }
    },
  }
}

export type PageHistory = ReturnType<typeof createPageHistory>
