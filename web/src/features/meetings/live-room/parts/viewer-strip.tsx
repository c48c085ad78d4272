import { useEffect } from 'react'
import type { Viewer } from '#contract/meetings/live-room.ts'
import { titleName } from '#contract/wire/titles.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { liveRoomText } from '../text.ts'

const shownMs = 2500

type ViewerStripProps = {
  viewer: Viewer | undefined
  /** Called when the viewer was shown long enough. */
  onShown: () => void
}

/** Announces who joined, each once. */
export function ViewerStrip({ viewer, onShown }: ViewerStripProps) {
  const text = useText(liveRoomText)
  const language = useLanguage()

  useEffect(() => {
    if (!viewer) return undefined
    const timer = setTimeout(onShown, shownMs)
    return () => clearTimeout(timer)
  }, [viewer, onShown])

  if (!viewer) return null
  const name = [viewer.truename || text.nameless, titleName(viewer.title, language)].filter(Boolean).join(' ')
  return (
    <p className="live-room-viewer">
      <span key={name} className="live-room-viewer-name">
        {text.arrived(name)}
      </span>
    </p>
  )
}
