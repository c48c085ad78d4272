import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useText } from '#web/ui/language.ts'
import { actionText } from './text.ts'

/** Takes focus, so that what was done by keyboard can be undone by keyboard before the offer is gone. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const text = useText(actionText)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} type="link" size="small" onClick={onUndo}>
      {text.undo}
    </Button>
  )
}
