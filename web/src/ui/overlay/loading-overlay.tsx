import { useId } from 'react'
import { useText } from '#web/ui/language.ts'
import { Modal } from '#web/ui/modal/modal.tsx'
import { useSignal } from '#web/ui/signal.ts'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { kitText } from '#web/ui/text.ts'
import { overlaySignal } from './overlay.ts'
import './loading-overlay.css'

/** Rendered once, beside the app; shown by `overlay.show()`. A modal, so that nothing below receives keys either. */
export function LoadingOverlay() {
  const text = useText(kitText)
  const id = useId()
  return (
    <Modal
      open={useSignal(overlaySignal)}
      onClose={() => {}}
      dismissible={false}
      from="center"
      labelledBy={id}
    >
      <div className="loading-overlay">
        <Spinner />
        <span id={id}>{text.loading}</span>
      </div>
    </Modal>
  )
}
