import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '#web/ui/toast/toast.ts'
import { choices } from './choices.ts'
import type { PictureMode } from './choices.ts'
import { nextSpeed } from './line-speed.ts'
import type { LineSpeed } from './line-speed.ts'

/** Whether there is a picture: as somebody has chosen, or as the line allows. */
export function usePicture(words: { recovered: string }) {
  const [mode, setMode] = useState(() => choices.get().picture)
  const [isSlow, setIsSlow] = useState(false)
  const lineRef = useRef<LineSpeed>({ isSlow: false })
  const noteRate = useCallback((bitsPerSecond: number | undefined) => {
    lineRef.current = nextSpeed(lineRef.current, bitsPerSecond, performance.now())
    setIsSlow(lineRef.current.isSlow)
  }, [])
  const isByItself = mode === 'auto' && isSlow

  const wasByItselfRef = useRef(false)
  useEffect(() => {
    if (wasByItselfRef.current && !isSlow && mode === 'auto') toast(words.recovered)
    wasByItselfRef.current = isByItself
  }, [isByItself, isSlow, mode, words.recovered])

  return {
    mode,
    isSoundOnly: mode === 'never' || isByItself,
    isByItself,
    noteRate,
    setMode(chosen: PictureMode) {
      choices.set({ picture: chosen })
      setMode(chosen)
    },
  }
}
