import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Badge } from '#web/ui/badge/badge.tsx'
import { EndSentinel } from '#web/ui/end-sentinel/end-sentinel.tsx'
import { scrollBehavior } from '#web/ui/motion.ts'
import { stepKey } from './step-key.ts'
import './tabs.css'

export type TabItem<K extends string> = { key: K; label: ReactNode; count?: number }

export type TabsProps<K extends string> = {
  label: string
  items: readonly TabItem<K>[]
  active: K
  onChange: (key: K) => void
  /** Connects the tabs with their `TabPanel`s; leave it out when the content below is not a panel. */
  id?: string
}

/** There may be a hundred tabs; those far off are rendered when the end comes near. */
const renderedAtOnce = 12

export function Tabs<K extends string>({ label, items, active, onChange, id }: TabsProps<K>) {
  const strip = useRef<HTMLDivElement>(null)
  const placed = useRef(false)
  const [reach, setReach] = useState(renderedAtOnce)
  const at = items.findIndex((item) => item.key === active)
  const rendered = Math.max(reach, at + renderedAtOnce / 2)

  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(active)}"]`)
    if (!strip.current || !tab) return
    if (strip.current.contains(document.activeElement)) tab.focus({ preventScroll: true })
    const wasPlaced = placed.current
    const isAtRest = !wasPlaced && tab === strip.current.firstElementChild
    placed.current = true
    // To measure makes the browser lay the page out, which a page that begins has no time for.
    if (isAtRest) return
    strip.current.scrollTo({
      left: tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2,
      behavior: wasPlaced ? scrollBehavior() : 'instant',
    })
  }, [active])

  function handleKey(event: KeyboardEvent) {
    const next = items[stepKey(event.key, at, items.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.key)
  }

  return (
    <div ref={strip} className="tabs" role="tablist" aria-label={label}>
      {items.slice(0, rendered).map((item) => {
        const isActive = item.key === active
        return (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={id && `${id}-tab-${item.key}`}
            className="tabs-tab"
            data-key={item.key}
            aria-selected={isActive}
            aria-controls={id && isActive ? `${id}-panel-${item.key}` : undefined}
            tabIndex={isActive ? 0 : -1}
            onClick={() => onChange(item.key)}
            onKeyDown={handleKey}
          >
            <span className="tabs-label">{item.label}</span>
            {item.count !== undefined && <Badge count={item.count} />}
          </button>
        )
      })}
      {items.length > renderedAtOnce && (
        <EndSentinel
          key={rendered}
          onReach={() => setReach(rendered + renderedAtOnce)}
          active={rendered < items.length}
          root={strip}
        />
      )}
    </div>
  )
}
