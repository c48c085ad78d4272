import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet/reason-sheet.tsx'

type ReasonButtonProps = {
  label: string
  variant?: 'danger' | 'plain'
  text: { reason: string; hint: string; missing: string }
  onSend: (reason: string) => Promise<void>
}

/** A deed that takes a reason. */
export function ReasonButton({ label, variant = 'plain', text, onSend }: ReasonButtonProps) {
  const [isOpen, setIsOpen] = useState(false)

  async function send(reason: string) {
    await onSend(reason)
    setIsOpen(false)
  }

  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ReasonSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onSend={send}
        text={{ ...text, title: label, send: label }}
      />
    </>
  )
}
