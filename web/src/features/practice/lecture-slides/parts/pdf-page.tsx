import { useEffect, useRef, useState } from 'react'
import type { SlidePage } from '#contract/practice/lecture-slides.ts'
import { masksOf } from '../page-masks.ts'
import type { PdfPages } from '../pdf-pages.ts'
import './pdf-page.css'

type PdfPageProps = {
  pages: PdfPages
  page: number
  /** What a screen reader says in place of the page; without it the page is decoration. */
  label?: string
  /** What is masked on it, where it was searched. */
  masked?: SlidePage | undefined
  /** Shown in place of a page that cannot be drawn. */
  damagedText: string
}

/** A page, as large as the space that it is given. The one before it stays until it is drawn. */
export function PdfPage({ pages, page, label, masked, damagedText }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<{ page: number; isDamaged: boolean }>()

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let stop = new AbortController()
    const draw = async () => {
      stop.abort()
      const { signal } = (stop = new AbortController())
      const box = { width: element.clientWidth, height: element.clientHeight }
      try {
        const picture = await pages.draw(page, box, signal)
        if (signal.aborted || !canvas.current) return
        canvas.current.width = picture.width
        canvas.current.height = picture.height
        const context = canvas.current.getContext('2d')
        context?.drawImage(picture, 0, 0)
        if (context && masked) drawMasks(context, masked)
        setDrawn({ page, isDamaged: false })
      } catch {
        if (!signal.aborted) setDrawn({ page, isDamaged: true })
      }
    }
    // It also reports the first size.
    const observer = new ResizeObserver(() => void draw())
    observer.observe(element)
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [pages, page, masked])

  const isDamaged = drawn?.page === page && drawn.isDamaged
  return (
    <div ref={frame} className="pdf-page" data-drawn={drawn?.page}>
      <canvas
        ref={canvas}
        className="pdf-page-picture"
        role={label && 'img'}
        aria-label={label}
        aria-hidden={!label}
        hidden={isDamaged}
      />
      {isDamaged && <span className="pdf-page-damaged">{damagedText}</span>}
    </div>
  )
}

function drawMasks(context: CanvasRenderingContext2D, page: SlidePage) {
  const across = context.canvas.width / page.width
  const down = context.canvas.height / page.height
  context.fillStyle = '#000'
  for (const { x, y, width, height } of masksOf(page))
    context.fillRect(x * across, y * down, width * across, height * down)
}
