import { useEffect, useEffectEvent } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import './undo-bar.css'

export type UndoBarProps = {
  message: string
  undo: string
  onUndo: () => Promise<void>
  /** Called when the time to undo is over. */
  onEnd: () => void
}

/** Long enough to read it, to reach the button and to press it. */
const shownMs = 8000

/** Says what was just done, and takes it back. Give it a new `key` for each thing that is done. */
export function UndoBar({ message, undo, onUndo, onEnd }: UndoBarProps) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setTimeout(() => end(), shownMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output className="undo-bar">
      <span className="undo-bar-message">{message}</span>
      <Button variant="quiet" small onClick={onUndo}>
        {undo}
      </Button>
    </output>
  )
}
