import { Activity, useLayoutEffect, useRef, useState } from 'react'
import type { PageLocation } from '#web/platform/page-history.ts'
import type { Screen } from '#web/platform/screen.ts'
import { useArrival, useLocation } from '#web/shell/navigation.ts'
import { FixedLocation } from '#web/shell/page-router.tsx'
import { useAllScreens, useScreenAt } from './find-screen.ts'
import { NotFound } from './not-found.tsx'
import { ScreenListLoading } from './screen-list-loading.tsx'
import { ScreenSlot } from './screen-slot.tsx'

/**
 * Shows the screen of the current address. Keep-alive screens stay mounted, hidden, at the address they were left
 * with.
 */
export function Router() {
  const location = useLocation()
  const current = useScreenAt(location.pathname)
  const mounted = useMountedScreens(current, location)
  useScrollPlace(current, location)
  return (
    <>
      {[...mounted].map(([screen, location]) => (
        <Activity key={screen.path} mode={screen === current ? 'visible' : 'hidden'}>
          <FixedLocation location={location}>
            <ScreenSlot screen={screen} />
          </FixedLocation>
        </Activity>
      ))}
      {current && !current.keepAlive && <ScreenSlot key={current.path} screen={current} />}
      {!current && <UnknownAddress />}
    </>
  )
}

const UnknownAddress = () => (useAllScreens() ? <NotFound /> : <ScreenListLoading />)

function useMountedScreens(
  current: Screen | undefined,
  location: PageLocation,
): ReadonlyMap<Screen, PageLocation> {
  const [mounted, setMounted] = useState<ReadonlyMap<Screen, PageLocation>>(new Map())
  if (current?.keepAlive && mounted.get(current) !== location)
    setMounted(new Map(mounted).set(current, location))
  return mounted
}

/**
 * Returning to a keep-alive screen restores its scroll position; every other screen starts at the top, or where
 * history left it.
 */
function useScrollPlace(current: Screen | undefined, location: PageLocation) {
  const places = useRef(new Map<string, number>())
  const pathname = useRef('')
  const arrival = useArrival()
  const key = current?.keepAlive ? current.path : location.key
  useLayoutEffect(() => {
    // A replaced query is a choice made on the screen itself, so the scroll position stays.
    if (arrival === 'replace' && pathname.current === location.pathname)
      places.current.set(key, window.scrollY)
    const comesBack = current?.keepAlive || arrival === 'pop' || places.current.has(key)
    // A server-rendered page may have been scrolled before it was hydrated.
    const isFirstScreen = pathname.current === ''
    pathname.current = location.pathname
    if (isFirstScreen) places.current.set(key, window.scrollY)
    else window.scrollTo({ top: comesBack ? (places.current.get(key) ?? 0) : 0 })
    const remember = () => void places.current.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, location.pathname, current, arrival])
}
