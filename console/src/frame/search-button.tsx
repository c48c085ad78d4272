import { Button } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '#web/ui/language.ts'
import { whenIdle } from '#web/platform/idle.ts'
import type { PartOfMenu } from './places.ts'
import { frameText } from './text.ts'

const load = () => import('./palette.tsx')
const Palette = lazy(async () => ({ default: (await load()).Palette }))

const editable = 'input, textarea, select, [contenteditable="true"], [role="textbox"]'

const opensPalette = (event: KeyboardEvent) =>
  ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') ||
  (event.key === '/' && !(event.target as HTMLElement).closest(editable))

/** Opens the palette, as Ctrl+K does everywhere and `/` wherever nothing is being typed. */
export function SearchButton({ menu }: { menu: PartOfMenu[] }) {
  const text = useText(frameText)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!opensPalette(event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', handleKey)
    // Letters typed while it is fetched would be lost.
    whenIdle(() => void load())
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <>
      <Button className="console-search" onClick={() => setIsOpen(true)} aria-keyshortcuts="Control+K /">
        <span className="console-search-words">{text.search}</span>
        <kbd>Ctrl K</kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <Palette menu={menu} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
