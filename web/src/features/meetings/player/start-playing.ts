/** The page muted the video so that it could begin by itself; nobody has chosen that. */
const mark = 'mutedByPage'

export const isMutedByPage = (video: HTMLVideoElement): boolean =>
  video.muted && video.dataset[mark] !== undefined

/** Forgets the mark once somebody has changed the sound. Returns whether the sound is somebody's choice. */
export function isSoundChosen(video: HTMLVideoElement): boolean {
  if (!video.muted) delete video.dataset[mark]
  return !isMutedByPage(video)
}

/**
 * Plays. Browsers let a video begin by itself only without sound, unless somebody has used the page before: then it is
 * muted. Otherwise the play button shows.
 */
export async function startPlaying(video: HTMLVideoElement, isByItself: boolean): Promise<void> {
  try {
    await video.play()
  } catch (error) {
    if (!isByItself || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return
    video.dataset[mark] = 'true'
    video.muted = true
    await video.play().catch(() => undefined)
  }
}
