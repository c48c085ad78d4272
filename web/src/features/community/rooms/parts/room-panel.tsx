import { useId, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { roomText } from '../text.ts'
import './room-panel.css'

/** From this width on there is room beside the pictures. */
const wide = '(min-width: 900px)'

function subscribeToWidth(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useHasSide = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(wide).matches,
    () => false,
  )

type RoomPanelProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** For content with its own side padding. */
  flush?: boolean
  /** Stays visible below the scrolling content. */
  foot?: ReactNode
}

/** What is opened in a room: beside the pictures where there is space, over them on a phone. */
export function RoomPanel({ open, onClose, title, children, flush = false, foot }: RoomPanelProps) {
  const text = useText(roomText)
  const id = useId()
  const hasSide = useHasSide()
  if (!hasSide)
    return (
      <Sheet open={open} onClose={onClose} title={title} flush={flush} foot={foot}>
        {children}
      </Sheet>
    )
  if (!open) return null
  return (
    <aside className="room-panel" aria-labelledby={id}>
      <header className="room-panel-head">
        <h3 id={id} className="room-panel-title">
          {title}
        </h3>
        <IconButton label={text.close} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div className="room-panel-content" data-flush={flush || undefined}>
        {children}
      </div>
      {foot && <footer className="room-panel-foot">{foot}</footer>}
    </aside>
  )
}
