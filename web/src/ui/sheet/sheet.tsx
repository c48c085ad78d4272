import { useId } from 'react'
import type { ReactNode } from 'react'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Modal } from '#web/ui/modal/modal.tsx'
import { kitText } from '#web/ui/text.ts'
import './sheet.css'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  from?: 'bottom' | 'top' | 'side'
  children: ReactNode
  /** For rows, which have their own side padding. */
  flush?: boolean
  /** Stays visible below the scrolling content. */
  foot?: ReactNode
}

export function Sheet({ open, onClose, title, from = 'bottom', children, flush = false, foot }: SheetProps) {
  const text = useText(kitText)
  const id = useId()
  return (
    <Modal open={open} onClose={onClose} from={from} labelledBy={id}>
      <div className="sheet-head">
        <h2 id={id} className="sheet-title">
          {title}
        </h2>
        <IconButton label={text.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className="sheet-content" data-flush={flush || undefined}>
        {children}
      </div>
      {foot && <div className="sheet-foot">{foot}</div>}
    </Modal>
  )
}
