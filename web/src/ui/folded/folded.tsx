import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#web/ui/language.ts'
import { foldedText } from './text.ts'
import './folded.css'

/** Shows three lines of what is longer, and the rest when asked for. */
export function Folded({ children }: { children: ReactNode }) {
  const text = useText(foldedText)
  const content = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const element = content.current
    if (!element || isOpen) return undefined
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <div className="folded" data-open={isOpen || undefined}>
      <div className="folded-content" ref={content}>
        {children}
      </div>
      {(isCut || isOpen) && (
        <button
          type="button"
          className="folded-button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.foldUp : text.unfold}
        </button>
      )}
    </div>
  )
}
