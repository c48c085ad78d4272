/** How far a live picture is behind what has arrived of it, in milliseconds: the part of the delay that a player knows. */
export function lagOf({ buffered, currentTime }: Pick<HTMLVideoElement, 'buffered' | 'currentTime'>): number {
  if (buffered.length === 0) return 0
  return Math.max(0, Math.round((buffered.end(buffered.length - 1) - currentTime) * 1000))
}
