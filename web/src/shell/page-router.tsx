import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Arrival, PageHistory, PageLocation } from '#web/platform/page-history.ts'
import { LocationContext, NavigateContext } from './navigation.ts'

/** Follows the addresses of the page. A new screen shows when its part is there; until then the one before stays. */
export function PageRouter({ history, children }: { history: PageHistory; children: ReactNode }) {
  const [router, setRouter] = useState(() => ({ location: history.current(), arrival: 'pop' as Arrival }))
  useLayoutEffect(
    () => history.listen((location, arrival) => startTransition(() => setRouter({ location, arrival }))),
    [history],
  )
  const [navigate] = useState(
    () =>
      async (...how: Parameters<PageHistory['navigate']>) =>
        history.navigate(...how),
  )
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={router}>{children}</LocationContext>
    </NavigateContext>
  )
}

/** Everything inside is at this address: a page that the server renders, a screen that waits in the background. */
export function FixedLocation({ location, children }: { location: PageLocation; children: ReactNode }) {
  const router = useMemo(() => ({ location, arrival: 'pop' as const }), [location])
  return <LocationContext value={router}>{children}</LocationContext>
}
