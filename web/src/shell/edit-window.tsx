import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { takeEditLock } from '#web/platform/edit-lock.ts'
import { storage } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '#web/ui/language.ts'
import { shellText } from './text.ts'
import { useBack } from './use-back.ts'

/** The content of an edit page. A second window of the account gets an alert instead, and goes back. */
export function EditWindow({ children }: { children: ReactNode }) {
  const text = useText(shellText)
  const back = useBack()
  const [isHeld, setHeld] = useState<boolean>()
  useEffect(() => takeEditLock({ userid: storage.get('userid'), onHeld: setHeld }), [])
  if (isHeld) return children
  return (
    <Dialog
      open={isHeld === false}
      onClose={back}
      title={text.alreadyEditing}
      alert
      actions={
        <Button variant="primary" data-autofocus onClick={back}>
          {text.back}
        </Button>
      }
    />
  )
}
