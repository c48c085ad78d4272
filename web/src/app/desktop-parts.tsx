import { Suspense, useSyncExternalStore } from 'react'
import { optionalPart } from '#web/shell/optional-part.ts'

const Shortcuts = optionalPart(async () => (await import('./shortcuts.tsx')).Shortcuts)
const SidePanels = optionalPart(async () => (await import('./side-panels.tsx')).SidePanels)

/** From this width on there is room on both sides of the column. */
const wide = '(min-width: 1200px)'

function subscribeToWidth(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const isDesktop = () => 'desktop' in document.documentElement.dataset

/** What only a desktop browser has. A phone loads none of it, and no server renders it. */
export function DesktopParts() {
  const width = useSyncExternalStore<'phone' | 'column' | 'wide'>(
    subscribeToWidth,
    () => (isDesktop() ? (matchMedia(wide).matches ? 'wide' : 'column') : 'phone'),
    () => 'phone',
  )
  if (width === 'phone') return null
  return (
    <Suspense>
      <Shortcuts />
      {width === 'wide' && <SidePanels />}
    </Suspense>
  )
}
