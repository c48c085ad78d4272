import { useEffect, useId } from 'react'
import { AlertIcon, CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { toastSignal } from './toast.ts'
import './toast.css'

/**
 * A modal makes everything outside it inert, also for screen readers; so each modal has its own host, and the one
 * mounted last shows the toasts.
 */
const hosts = createSignal<readonly string[]>([])

/** Rendered once, beside the app; shows what `toast()` says. */
export function ToastHost() {
  const id = useId()
  const toast = useSignal(toastSignal)
  const isSpeaking = useSignal(hosts).at(-1) === id

  useEffect(() => {
    hosts.set([...hosts.get(), id])
    return () => hosts.set(hosts.get().filter((host) => host !== id))
  }, [id])

  return (
    <div className="toast-place" aria-live="polite" aria-atomic="true">
      {isSpeaking && toast && (
        <div key={toast.message} className="toast" data-kind={toast.kind}>
          {toast.kind === 'success' && <CheckIcon />}
          {toast.kind === 'failure' && <AlertIcon />}
          <span className="toast-message sentence">{toast.message}</span>
        </div>
      )}
    </div>
  )
}
