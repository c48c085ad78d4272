import { useId } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '#web/ui/modal/modal.tsx'
import './dialog.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons, side by side where there is room. */
  actions?: ReactNode
  /** The dialog interrupts and requires an answer; its text is read out with the title. */
  alert?: boolean
}

export function Dialog({ open, onClose, title, children, actions, alert = false }: DialogProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      from="center"
      role={alert ? 'alertdialog' : undefined}
      labelledBy={`${id}-title`}
      describedBy={alert && children ? `${id}-text` : undefined}
    >
      <div className="dialog" data-alert={alert || undefined}>
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        {children && (
          <div id={`${id}-text`} className="dialog-text">
            {children}
          </div>
        )}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </Modal>
  )
}
