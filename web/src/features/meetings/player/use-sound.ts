import { useState } from 'react'
import type { ExplanationType } from '#contract/wire/video.ts'
import { choices } from './choices.ts'
import { soundingSources } from './sources.ts'
import type { PlaySource } from './sources.ts'

/** Which of the sounds of a video is heard, in this one and in the next. */
export function useSound(sources: readonly PlaySource[]) {
  const [sound, setSound] = useState(() => choices.get().sound)
  const hasChoice = sources.some((source) => source.sound !== sources[0]?.sound)
  return {
    sources: soundingSources(sources, sound),
    /** Undefined where there is no choice. */
    sound: hasChoice ? sound : undefined,
    setSound(chosen: ExplanationType) {
      choices.set({ sound: chosen })
      setSound(chosen)
    },
  }
}
