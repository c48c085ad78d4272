/** Safari on older iPhones has it under a name of its own. */
type ApplesVideo = HTMLVideoElement & {
  webkitSupportsPresentationMode?: (mode: string) => boolean
  webkitPresentationMode?: string
  webkitSetPresentationMode?: (mode: string) => void
}

const apples = 'picture-in-picture'

export const hasPip = () =>
  document.pictureInPictureEnabled ||
  (document.createElement('video') as ApplesVideo).webkitSupportsPresentationMode?.(apples) === true

/** Says whether it could. */
export async function togglePip(video: HTMLVideoElement): Promise<boolean> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
    else if (document.pictureInPictureEnabled) await video.requestPictureInPicture()
    else toggleApples(video)
    return true
  } catch {
    return false
  }
}

const toggleApples = (video: ApplesVideo) =>
  video.webkitSetPresentationMode?.(video.webkitPresentationMode === apples ? 'inline' : apples)
