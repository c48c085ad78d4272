import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { SlidePage } from '#contract/practice/lecture-slides.ts'
import { Button } from '#web/ui/button/button.tsx'
import { InView } from '#web/ui/in-view/in-view.tsx'
import { useText } from '#web/ui/language.ts'
import { Arrows } from '#web/ui/paging/arrows.tsx'
import { kitText } from '#web/ui/text.ts'
import { pageAfterKey } from '../page-keys.ts'
import type { PdfPages } from '../pdf-pages.ts'
import { lectureSlideText } from '../text.ts'
import { PdfPage } from './pdf-page.tsx'
import './page-browser.css'

/** A finger that moves less than this has pressed, not swiped. */
const swipePx = 48

type PageBrowserProps = {
  pages: PdfPages
  /** The page to begin with. */
  first: number
  /** What was found and masked; empty until it was searched. */
  searched: readonly SlidePage[]
  onMask: (page: SlidePage) => void
  /** Called when somebody has looked at a page for a moment. */
  onTurn?: ((page: number) => void) | undefined
}

/** Pages that are passed on the way to another are not shown to anybody. */
const turnMs = 1000

/** One page large, and all of them small below it. Keys, swipes, arrows and the small pages lead to others. */
export function PageBrowser({ pages, first, searched, onMask, onTurn }: PageBrowserProps) {
  const text = useText(lectureSlideText)
  const kit = useText(kitText)
  const [page, setPage] = useState(first)
  const strip = useRef<HTMLOListElement>(null)
  const touchedX = useRef<number>(undefined)
  const { count } = pages
  const searchedOf = (number: number) => searched.find((one) => one.page === number)
  const shown = searchedOf(page)
  const step = (by: number) => setPage((old) => Math.min(count, Math.max(1, old + by)))

  const press = useEffectEvent((event: KeyboardEvent) => {
    // Masks that lie over the pages are moved by the same keys.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = pageAfterKey(event.key, page, count)
    if (target === undefined) return
    event.preventDefault()
    setPage(target)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  useEffect(() => {
    strip.current?.children[page - 1]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [page])

  const turn = useEffectEvent((shown: number) => onTurn?.(shown))
  useEffect(() => {
    const timer = setTimeout(() => turn(page), turnMs)
    return () => clearTimeout(timer)
  }, [page])

  function swipe({ clientX }: PointerEvent) {
    const moved = clientX - (touchedX.current ?? clientX)
    touchedX.current = undefined
    if (Math.abs(moved) > swipePx) step(moved < 0 ? 1 : -1)
  }

  return (
    <div className="page-browser" style={{ '--page-browser-shape': pages.shape }}>
      <div
        className="page-browser-large"
        onPointerDown={({ clientX }) => {
          touchedX.current = clientX
        }}
        onPointerUp={swipe}
      >
        <PdfPage
          pages={pages}
          page={page}
          label={text.page(page, count)}
          masked={searchedOf(page)}
          damagedText={text.pageDamaged}
        />
        {count > 1 && <Arrows previous={kit.previousPage} next={kit.nextPage} onStep={step} />}
      </div>
      <div className="page-browser-count">
        <output>{text.page(page, count)}</output>
        {shown && (
          <Button small variant="quiet" onClick={() => onMask(shown)}>
            {text.maskPage}
          </Button>
        )}
      </div>
      <ol ref={strip} className="page-browser-strip" aria-label={text.pages}>
        {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
          <li key={number} className="page-browser-item">
            <button
              type="button"
              className="page-browser-small"
              aria-label={text.page(number, count)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => setPage(number)}
            >
              <InView waiting={null}>
                <PdfPage pages={pages} page={number} masked={searchedOf(number)} damagedText="" />
              </InView>
              <span className="page-browser-number">{number}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
