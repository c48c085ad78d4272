import { useSyncExternalStore } from 'react'
import { ArrowUpIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { scrollBehavior } from '#web/ui/motion.ts'
import { kitText } from '#web/ui/text.ts'
import './scroll-to-top.css'

/** Appears after scrolling by more than one screen. */
export function ScrollToTop() {
  const text = useText(kitText)
  const isFar = useSyncExternalStore(subscribe, isFarDown, () => false)
  if (!isFar) return null
  return (
    <IconButton
      className="scroll-to-top"
      label={text.toTop}
      icon={<ArrowUpIcon />}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
    />
  )
}

function isFarDown(): boolean {
  return window.scrollY > window.innerHeight
}

function subscribe(listener: () => void): () => void {
  const leaving = new AbortController()
  window.addEventListener('scroll', listener, { passive: true, signal: leaving.signal })
  window.addEventListener('resize', listener, { signal: leaving.signal })
  return () => leaving.abort()
}
