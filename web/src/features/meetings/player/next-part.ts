import type { Playback } from './use-playback.ts'

const lastSeconds = 5

/** Whether to offer the next part: in the last seconds of a video that plays. */
export const isOffered = ({
  time,
  duration,
  isPlaying,
}: Pick<Playback, 'time' | 'duration' | 'isPlaying'>): boolean =>
  isPlaying && duration > lastSeconds && duration - time <= lastSeconds
