import { Activity, useLayoutEffect, useRef } from 'react'
import { Routes, Route, useLocation, useNavigationType } from 'react-router'
import type { Location } from 'react-router'
import type { Screen } from '#web/platform/screen.ts'
import { NotFound } from './not-found.tsx'
import { ScreenSlot } from './screen-slot.tsx'
import { screens } from './screens.ts'

const screenAt = (pathname: string) => screens.find((screen) => screen.path === pathname.replace(/(.)\/$/, '$1'))

/** Shows the screen of the address. Kept-alive ones stay mounted, hidden, at the address they were left with. */
export function Router() {
  const location = useLocation()
  const current = screenAt(location.pathname)
  const kept = useKept(current, location)
  useScrollPlace(current, location)
  return (
    <>
      {[...kept].map(([screen, place]) => (
        <Activity key={screen.path} mode={screen === current ? 'visible' : 'hidden'}>
          <Routes location={place}>
            <Route path={screen.path} element={<ScreenSlot screen={screen} />} />
          </Routes>
        </Activity>
      ))}
      {current && !current.keepAlive && <ScreenSlot key={current.path} screen={current} />}
      {!current && <NotFound />}
    </>
  )
}

function useKept(current: Screen | undefined, location: Location): Map<Screen, Location> {
  const kept = useRef(new Map<Screen, Location>())
  if (current?.keepAlive) kept.current.set(current, location)
  return kept.current
}

/** A kept-alive screen comes back where it was; every other one starts at the top, or where history left it. */
function useScrollPlace(current: Screen | undefined, location: Location) {
  const places = useRef(new Map<string, number>())
  const arrival = useNavigationType()
  const key = current?.keepAlive ? current.path : location.key
  useLayoutEffect(() => {
    const comesBack = current?.keepAlive || arrival === 'POP'
    window.scrollTo({ top: comesBack ? (places.current.get(key) ?? 0) : 0 })
    const remember = () => void places.current.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, current, arrival])
}
