import { useEffect, useRef, useState } from 'react'
import type { VideoHandle } from '#web/ui/video/video.tsx'

/** Which of several parts a video shows: the first, one that was chosen, and after its end the next. */
export function usePlayOrder(keys: readonly number[]) {
  const video = useRef<VideoHandle>(null)
  const [chosen, setChosen] = useState<number>()
  const at = chosen === undefined ? 0 : Math.max(0, keys.indexOf(chosen))

  // The first part waits for a press; whatever was chosen or follows plays at once.
  useEffect(() => {
    if (chosen !== undefined) video.current?.playFrom(0)
  }, [chosen])

  return {
    video,
    at,
    choose(key: number) {
      video.current?.show()
      setChosen(key)
    },
    playNext() {
      const next = keys[at + 1]
      if (next !== undefined) setChosen(next)
    },
  }
}
