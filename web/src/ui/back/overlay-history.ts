/** The part of `window` that is used. */
export type HistoryHost = {
  history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState' | 'scrollRestoration'>
  addEventListener: (type: 'popstate', listener: (event: Event) => void, isCapture: boolean) => void
  setTimeout: (run: () => void) => unknown
  requestAnimationFrame: (run: () => void) => unknown
}

type EntryState = { idx?: number; key?: string; overlays?: number } | null

/**
 * Lets the system's back button and gesture close what is open over a page. Every open overlay has a history entry of
 * its own, at the address of the page; `overlays` in its state counts them. The router sees none of this: moves between
 * the entries of one page are kept from it.
 */
export function createOverlayHistory(host: HistoryHost) {
  const { history } = host
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  let open: { close: () => void }[] = []
  let isScheduled = false
  /** On the way to an entry that this module has asked for. */
  let isTravelling = false
  /** What the router has pushed meanwhile; the move would leave it behind. */
  let pushed: [data: unknown, url: string | URL | null | undefined] | undefined
  /** What the router has replaced while an overlay was open. It belongs to the page's own entry. */
  let replaced: [data: unknown, url: string | URL | null | undefined] | undefined
  let page = pageOf(history.state)

  const depth = () => (history.state as EntryState)?.overlays ?? 0
  const withDepth = (data: unknown, overlays: number) => ({ ...(data as EntryState), overlays })

  /** Going elsewhere from an open overlay takes the place of its entry. */
  history.pushState = (data, unused, url) => {
    if (isTravelling) pushed = [data, url]
    if (depth() > 0) replace(data, unused, url)
    else push(data, unused, url)
    replaced = undefined
    page = pageOf(data)
  }

  history.replaceState = (data, unused, url) => {
    const overlays = depth()
    if (overlays > 0) replaced = [data, url]
    replace(overlays > 0 ? withDepth(data, overlays) : data, unused, url)
    page = pageOf(data)
  }

  function handlePop(event: Event) {
    const isSamePage = isTravelling || pageOf(history.state) === page
    if (replaced) {
      replace(withDepth(replaced[0], depth()), '', replaced[1])
      if (depth() === 0) replaced = undefined
    }
    if (isSamePage) event.stopImmediatePropagation()
    else page = pageOf(history.state)
    if (depth() === 0) restoreLater()
    if (isTravelling) {
      isTravelling = false
      if (pushed) push(pushed[0], '', pushed[1])
      pushed = undefined
    } else for (const overlay of open.slice(depth()).toReversed()) overlay.close()
    schedule()
  }

  /**
   * The page's own entry, as long as something is open over it. The browser would go back to where the page was when the
   * overlay opened; closing one may have scrolled it.
   */
  function stayInPlace() {
    history.scrollRestoration = 'manual'
  }

  /** For a reload of the page. The browser looks at it a frame after the move. */
  function restoreLater() {
    host.requestAnimationFrame(() =>
      host.requestAnimationFrame(() => {
        if (depth() === 0 && open.length === 0) history.scrollRestoration = 'auto'
      }),
    )
  }

  function pushOverlay() {
    if (depth() === 0) stayInPlace()
    push(withDepth(history.state, depth() + 1), '')
    history.scrollRestoration = 'auto'
  }

  function schedule() {
    if (isScheduled) return
    isScheduled = true
    host.setTimeout(settle)
  }

  function addMissing() {
    if (isTravelling) return
    while (depth() < open.length) pushOverlay()
  }

  /** As many entries as there are open overlays. One that was reached by going forward, or by a reload, is left again. */
  function settle() {
    isScheduled = false
    addMissing()
    if (isTravelling || depth() <= open.length) return
    isTravelling = true
    history.go(open.length - depth())
  }

  // Before the router, which listens without capture.
  host.addEventListener('popstate', handlePop, true)
  schedule()

  return {
    /** Returns a function for when the overlay has closed. */
    add(close: () => void): () => void {
      const overlay = { close }
      open = [...open, overlay]
      addMissing()
      return () => {
        open = open.filter((other) => other !== overlay)
        schedule()
      }
    },
  }
}

/** The router numbers its entries and gives each a key; those of overlays have the same as their page. */
function pageOf(state: unknown): string {
  const { idx, key } = (state as EntryState) ?? {}
  return `${idx} ${key}`
}

let installed: ReturnType<typeof createOverlayHistory> | undefined

/** The overlays of the current page. */
export const overlayHistory = () => (installed ??= createOverlayHistory(window))
