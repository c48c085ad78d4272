import { useEffect, useState } from 'react'
import { maskingStates } from '#contract/community/masking.ts'
import type { MaskBox } from '#contract/community/masking.ts'
import type { SlidePage } from '#contract/practice/lecture-slides.ts'
import { MaskSheet } from '#web/features/community/masking/cards/mask-sheet.tsx'
import { useText } from '#web/ui/language.ts'
import { masksOf } from '../page-masks.ts'
import type { PdfPages } from '../pdf-pages.ts'
import { lectureSlideText } from '../text.ts'

type PageMaskSheetProps = {
  pages: PdfPages
  page: SlidePage
  onConfirm: (boxes: MaskBox[]) => Promise<unknown>
  onClose: () => void
}

/** A page with its masks, for its lecturer to change and confirm. */
export function PageMaskSheet({ pages, page, onConfirm, onClose }: PageMaskSheetProps) {
  const text = useText(lectureSlideText)
  const url = usePagePicture(pages, page)
  if (url === undefined) return null
  return (
    <MaskSheet
      picture={{ url, name: text.page(page.page, pages.count) }}
      masking={{ ...page, state: maskingStates.found, boxes: masksOf(page) }}
      sayOpen={text.leftOpen}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

/** The address of a picture of the page, as long as it is shown. */
function usePagePicture(pages: PdfPages, { page, width, height }: SlidePage): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const stop = new AbortController()
    let made = ''
    async function draw() {
      const canvas = await pages.draw(page, { width, height }, stop.signal)
      canvas.toBlob((blob) => {
        if (blob && !stop.signal.aborted) setUrl((made = URL.createObjectURL(blob)))
      })
    }
    void draw().catch(() => undefined)
    return () => {
      stop.abort()
      URL.revokeObjectURL(made)
    }
  }, [pages, page, width, height])
  return url
}
