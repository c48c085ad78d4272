import { confirm } from '#web/ui/dialog/confirm.ts'
import { Button } from '#web/ui/button/button.tsx'
import { fileSize } from '#web/ui/format/file-size.ts'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { pauseDownload, removeDownload, resumeDownload } from '../downloads.ts'
import { offlineVideoText } from '../text.ts'
import { useDownloads } from '../use-downloads.ts'
import { isReady } from '../video-store.ts'
import type { OfflineVideo } from '../video-store.ts'
import './video-progress.css'

/** How much of a video is stored, and what can be done about it. */
export function VideoProgress({ video }: { video: OfflineVideo }) {
  const text = useText(offlineVideoText)
  const { running, follow } = useDownloads()
  const isRunning = running.has(video.id)
  const share = video.size > 0 ? video.stored / video.size : 0
  const percent = Math.floor(share * 100)

  async function remove() {
    const yes = isReady(video) ? text.remove : text.cancel
    if (await confirm({ title: text.removeAsk, yes })) await removeDownload(video.id)
  }

  if (isReady(video))
    return (
      <div className="video-progress">
        <span>{(video.clarity === 'sound' ? text.soundReady : text.ready)(fileSize(video.size))}</span>
        <Button small variant="quiet" onClick={remove}>
          {text.remove}
        </Button>
      </div>
    )
  const words = (isRunning ? text.loading : text.paused)(percent)
  return (
    <div className="video-progress">
      <span>
        {words} <small>{text.of(fileSize(video.stored), fileSize(video.size))}</small>
      </span>
      <ProgressBar label={words} share={share} />
      {isRunning ? (
        <Button small onClick={() => pauseDownload(video.id)}>
          {text.pause}
        </Button>
      ) : (
        <Button small onClick={() => void follow(resumeDownload(video.id))}>
          {text.resume}
        </Button>
      )}
      <Button small variant="quiet" onClick={remove}>
        {text.cancel}
      </Button>
    </div>
  )
}
