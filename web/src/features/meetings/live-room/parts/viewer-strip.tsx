import { useEffect, useState } from 'react'
import type { Viewer } from '#contract/meetings/live-room.ts'
import { titleName } from '#contract/wire/titles.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { useReducedMotion } from '#web/ui/motion.ts'
import { liveRoomText } from '../text.ts'

const shownMs = 2500

/** The viewers who joined, one after another, the latest first. */
export function ViewerStrip({ viewers }: { viewers: readonly Viewer[] }) {
  const text = useText(liveRoomText)
  const language = useLanguage()
  const isCalm = useReducedMotion()
  const [at, setAt] = useState(0)
  const [previous, setPrevious] = useState(viewers)
  const count = viewers.length
  if (previous !== viewers) {
    // New viewers come first.
    setPrevious(viewers)
    setAt(0)
  }

  useEffect(() => {
    if (isCalm || count < 2) return undefined
    const timer = setInterval(() => setAt((before) => before + 1), shownMs)
    return () => clearInterval(timer)
  }, [isCalm, count])

  const viewer = viewers[at % Math.max(1, count)]
  if (!viewer) return null
  const name = [viewer.truename || text.nameless, titleName(viewer.title, language)].filter(Boolean).join(' ')
  return (
    <p className="live-room-viewer">
      <span key={at} className="live-room-viewer-name">
        {text.arrived(name)}
      </span>
    </p>
  )
}
