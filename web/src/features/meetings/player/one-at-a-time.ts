let last: HTMLVideoElement | undefined

/** Two voices at once are understood by nobody: a video that begins stops the one before. */
export function pauseLast(video: HTMLVideoElement): void {
  if (last !== video) last?.pause()
  last = video
}
