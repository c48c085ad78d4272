import { useId, useState } from 'react'
import type { MaskBox } from '#contract/community/masking.ts'
import type { SlidePage } from '#contract/practice/lecture-slides.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Modal } from '#web/ui/modal/modal.tsx'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { kitText } from '#web/ui/text.ts'
import { PdfUnreadable } from '../pdf-unreadable.ts'
import { lectureSlideText } from '../text.ts'
import { PageBrowser } from './page-browser.tsx'
import { PageMaskSheet } from './page-mask-sheet.tsx'
import { usePdfPages } from './use-pdf-pages.ts'
import './slides-viewer.css'

type SlidesViewerProps = {
  name: string
  url: string
  /** The page to begin with. */
  first: number
  searched: readonly SlidePage[]
  onMask: (page: number, boxes: MaskBox[]) => Promise<unknown>
  onClose: () => void
  onTurn?: ((page: number) => void) | undefined
}

/** The pages of a PDF over the whole screen. */
export function SlidesViewer({ name, onClose, ...viewed }: SlidesViewerProps) {
  const text = useText(lectureSlideText)
  const kit = useText(kitText)
  const id = useId()
  const { url } = viewed
  const [attempt, setAttempt] = useState(1)
  return (
    <Modal open onClose={onClose} from="full" labelledBy={id}>
      <div className="slides-viewer-head">
        <h2 id={id} className="slides-viewer-name">
          {name}
        </h2>
        <Link href={url} target="_blank">
          {text.download}
        </Link>
        <IconButton data-autofocus label={kit.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <ViewedPages key={attempt} {...viewed} onRetry={() => setAttempt(attempt + 1)} />
    </Modal>
  )
}

type ViewedPagesProps = Omit<SlidesViewerProps, 'name' | 'onClose'> & { onRetry: () => void }

function ViewedPages({ url, first, searched, onMask, onTurn, onRetry }: ViewedPagesProps) {
  const text = useText(lectureSlideText)
  const opened = usePdfPages(url)
  const [masking, setMasking] = useState<SlidePage>()
  if (opened.is === 'open')
    return (
      <>
        <PageBrowser
          pages={opened.pages}
          first={first}
          searched={searched}
          onMask={setMasking}
          onTurn={onTurn}
        />
        {masking && (
          <PageMaskSheet
            pages={opened.pages}
            page={masking}
            onConfirm={(boxes) => onMask(masking.page, boxes)}
            onClose={() => setMasking(undefined)}
          />
        )}
      </>
    )
  if (opened.is === 'loading')
    return (
      <output className="slides-viewer-state">
        <Spinner />
        {text.opening}
      </output>
    )
  if (opened.error instanceof PdfUnreadable)
    return <ListState status="missing" emptyText={text.unreadable[opened.error.reason]} />
  return <ListState status="error" errorText={text.notLoaded} onRetry={onRetry} />
}
