import { useSyncExternalStore } from 'react'
import { SideOutline } from '#web/shell/side-outline.tsx'
import { useText } from '#web/ui/language.ts'
import { scrollBehavior } from '#web/ui/motion.ts'
import { desktopText } from './desktop-text.ts'

/** Fewer are seen at a glance. */
const leastSections = 3

const findTitles = () => [...document.querySelectorAll('main .section-title')]

/** As one string, which stays the same as long as the titles do. */
const readTitles = () =>
  findTitles()
    .map((title) => title.textContent)
    .join('\n')

/** Sections come and go while a page loads. */
function subscribeToPage(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The sections of the page in the column, to jump to. */
export function PageOutline() {
  const text = useText(desktopText)
  const titles = useSyncExternalStore(subscribeToPage, readTitles).split('\n')
  if (titles.length < leastSections) return null
  return (
    <SideOutline
      title={text.onThisPage}
      headings={titles}
      onShow={(at) => findTitles()[at]?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })}
    />
  )
}
