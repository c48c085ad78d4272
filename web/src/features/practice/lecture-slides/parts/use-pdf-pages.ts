import { useEffect, useState } from 'react'
import type { PdfPages } from '../pdf-pages.ts'

type Opened = { is: 'loading' } | { is: 'open'; pages: PdfPages } | { is: 'failed'; error: unknown }

/** The pages of a PDF, while something shows them. The library that draws them is loaded by the first one. */
export function usePdfPages(url: string): Opened {
  const [opened, setOpened] = useState<Opened>({ is: 'loading' })

  useEffect(() => {
    let isWanted = true
    let pages: PdfPages | undefined
    async function open() {
      try {
        const { openPdfPages } = await import('../pdf-pages.ts')
        pages = await openPdfPages(url)
        if (isWanted) setOpened({ is: 'open', pages })
        else pages.close()
      } catch (error) {
        if (isWanted) setOpened({ is: 'failed', error })
      }
    }
    void open()
    return () => {
      isWanted = false
      pages?.close()
    }
  }, [url])

  return opened
}
