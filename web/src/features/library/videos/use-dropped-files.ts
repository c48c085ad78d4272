import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'

/** Takes files that are dragged onto an element; says whether some are above it. */
export function useDroppedFiles(
  area: RefObject<HTMLElement | null>,
  take: (files: FileList) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  const takeLatest = useEffectEvent(take)
  useEffect(() => {
    const element = area.current
    const over = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    }
    const leave = () => setIsOver(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      leave()
      if (event.dataTransfer) takeLatest(event.dataTransfer.files)
    }
    element?.addEventListener('dragover', over)
    element?.addEventListener('dragleave', leave)
    element?.addEventListener('drop', drop)
    return () => {
      element?.removeEventListener('dragover', over)
      element?.removeEventListener('dragleave', leave)
      element?.removeEventListener('drop', drop)
    }
  }, [area])
  return isOver
}
