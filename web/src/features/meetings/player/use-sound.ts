import { useState } from 'react'
import type { ExplanationType } from '#contract/wire/video.ts'
import { choices } from './choices.ts'
import { soundingSources } from './sources.ts'
import type { PlaySource } from './sources.ts'

/** The chosen sound track, for this video and the next. */
export function useSound(sources: readonly PlaySource[]) {
  const [sound, setSound] = useState(() => choices.get().sound)
  const hasChoice = sources.some((source) => source.sound !== sources[0]?.sound)
  return {
    sources: soundingSources(sources, sound),
    /** Undefined when there is no choice. */
    sound: hasChoice ? sound : undefined,
    setSound(chosen: ExplanationType) {
      choices.set({ sound: chosen })
      setSound(chosen)
    },
  }
}
