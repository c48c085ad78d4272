import { useSyncExternalStore } from 'react'

/** From this width on there is room on both sides of the column. */
const wide = '(min-width: 1200px)'

function subscribeToWidth(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const isDesktop = () => 'desktop' in document.documentElement.dataset

/** What is beside the column: nothing on a phone, and in a wide window panels. The server renders a phone. */
export const useWidth = () =>
  useSyncExternalStore<'phone' | 'column' | 'wide'>(
    subscribeToWidth,
    () => (isDesktop() ? (matchMedia(wide).matches ? 'wide' : 'column') : 'phone'),
    () => 'phone',
  )
