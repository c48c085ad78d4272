import type { MouseEvent } from 'react'
import { useText } from '#web/ui/language.ts'
import { Pressable } from '#web/ui/link/pressable.tsx'
import { Arrows } from '#web/ui/paging/arrows.tsx'
import { Dots } from '#web/ui/paging/dots.tsx'
import { usePaging } from '#web/ui/paging/use-paging.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { kitText } from '#web/ui/text.ts'
import { pagesOf } from './pages-of.ts'
import './pager-grid.css'

export type PagerGridItem = {
  key: string | number
  name: string
  logo: string | null | undefined
  href?: string
  onClick?: (event: MouseEvent<HTMLElement>) => void
  isNew?: boolean
}

export type PagerGridProps = { label: string; items: readonly PagerGridItem[] }

const perPage = 10

export function PagerGrid({ label, items }: PagerGridProps) {
  const text = useText(kitText)
  const { strip, page, follow, step } = usePaging<HTMLDivElement>()
  const pages = pagesOf(items, perPage)
  return (
    <nav className="pager-grid" aria-label={label}>
      <div ref={strip} className="pager-grid-strip" onScroll={follow}>
        {pages.map((onPage, at) => (
          <ul key={at} className="pager-grid-page">
            {onPage.map((item) => (
              <li key={item.key}>
                <Pressable className="pager-grid-cell" href={item.href} onClick={item.onClick}>
                  <span className="pager-grid-logo">
                    <Picture src={item.logo} alt="" width={120} ratio="1" />
                  </span>
                  {item.isNew && <span className="pager-grid-new">{text.isNew}</span>}
                  <span className="pager-grid-name">{item.name}</span>
                </Pressable>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {pages.length > 1 && (
        <>
          <Arrows previous={text.previousPage} next={text.nextPage} onStep={(by) => step(by, pages.length)} />
          <Dots count={pages.length} page={page} />
        </>
      )}
    </nav>
  )
}
