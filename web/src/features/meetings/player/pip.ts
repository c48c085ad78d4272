import { useSyncExternalStore } from 'react'

/** Safari on older iPhones has picture-in-picture under another name. */
type ApplesVideo = HTMLVideoElement & {
  webkitSupportsPresentationMode?: (mode: string) => boolean
  webkitPresentationMode?: string
  webkitSetPresentationMode?: (mode: string) => void
}

const apples = 'picture-in-picture'

const hasPip = () =>
  document.pictureInPictureEnabled ||
  (document.createElement('video') as ApplesVideo).webkitSupportsPresentationMode?.(apples) === true

const never = () => () => undefined

/** Whether the browser supports it; false while the server renders. */
export const useHasPip = (): boolean => useSyncExternalStore(never, hasPip, () => false)

/** Returns whether it succeeded. */
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
