import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { useBackCloses } from '#web/ui/back/use-back-closes.ts'
import { ToastHost } from '#web/ui/toast/toast-host.tsx'
import { lockScroll } from './lock-scroll.ts'
import './modal.css'

export type ModalProps = {
  open: boolean
  /** Called on Esc, the system's back and a press beside the panel. */
  onClose: () => void
  /** False for a modal that the user cannot close. */
  dismissible?: boolean
  /** `full` fills the screen, for pictures that are looked at closely. */
  from: 'center' | 'bottom' | 'top' | 'side' | 'full'
  role?: 'alertdialog'
  labelledBy?: string
  describedBy?: string
  children: ReactNode
}

/** The closing animation takes this long; the content stays mounted meanwhile. */
const leaveMs = 300

/**
 * The native dialog fills the screen and is itself the area beside the panel, so that a press there is a press on it.
 * The browser handles focus, the inertness of the rest and returning the focus. An element with `data-autofocus` is
 * focused first.
 */
export function Modal({
  open,
  onClose,
  dismissible = true,
  from,
  role,
  labelledBy,
  describedBy,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isRendered = useLingering(open)
  /** A text selection that begins in the panel may end beside it; this must not close the modal. */
  const pressedBeside = useRef(false)

  useBackCloses(open && dismissible, onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const unlock = lockScroll()
    return () => {
      unlock()
      element.close()
    }
  }, [open])

  function askToClose(event: SyntheticEvent) {
    // a file input's cancel bubbles up to here
    if (event.target !== dialog.current) return
    event.preventDefault()
    if (dismissible) onClose()
  }

  /** The browser may close the dialog without asking, for instance on a second Esc. */
  function handleClosed() {
    if (open && !dialog.current?.open) onClose()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !dismissible) event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc does the same by keys
    <dialog
      ref={dialog}
      className="modal"
      data-from={from}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={askToClose}
      onClose={handleClosed}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current
      }}
      onClick={(event: MouseEvent) => pressedBeside.current && askToClose(event)}
    >
      {isRendered && (
        <>
          <div className="modal-panel">{children}</div>
          <ToastHost />
        </>
      )}
    </dialog>
  )
}

function useLingering(open: boolean): boolean {
  const [lingers, setLingers] = useState(open)
  useEffect(() => {
    const timer = setTimeout(() => setLingers(open), open ? 0 : leaveMs)
    return () => clearTimeout(timer)
  }, [open])
  return open || lingers
}
