import { useEffect } from 'react'
import { useText } from '#web/ui/language.ts'
import { useSignal } from '#web/ui/signal.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { DownloadStopped, refreshVideos, running, videos } from './downloads.ts'
import { offlineVideoText } from './text.ts'

/** The videos of this browser, and which of them are being fetched. */
export function useDownloads() {
  const all = useSignal(videos)
  const fetched = useSignal(running)
  const text = useText(offlineVideoText)
  useEffect(() => void refreshVideos(), [])

  return {
    videos: all,
    running: fetched,
    /** Waits for a download, and says why it stopped if it did by itself. */
    async follow(download: Promise<void>) {
      try {
        await download
      } catch (error) {
        if (error instanceof DownloadStopped) toast(text[error.reason], 'failure')
        else if (error instanceof Error) toast(error.message, 'failure')
      }
    },
  }
}
