import type { Video } from '#contract/library/videos.ts'
import { VideoStatus } from '#web/features/library/videos/cards/video-status.tsx'
import { VideoUploader } from '#web/features/library/videos/cards/video-uploader.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { authoringText } from '../text.ts'
import { CaptionEditor } from './caption-editor.tsx'

type SingleVideoProps = {
  /** 0 while there is none. */
  videoId: number
  isPublished: boolean
  onUploaded: (video: Video) => void
  onRemove: () => void
  error: string | undefined
}

/** The video of a single work. */
export function SingleVideo({ videoId, isPublished, onUploaded, onRemove, error }: SingleVideoProps) {
  const text = useText(authoringText)
  if (videoId > 0)
    return (
      <>
        <VideoStatus videoId={videoId} />
        <Button small onClick={onRemove}>
          {text.replaceVideo}
        </Button>
        <CaptionEditor key={videoId} videoId={videoId} />
      </>
    )
  return (
    <>
      {isPublished && <p className="field-note">{text.formerVideo}</p>}
      <VideoUploader multiple={false} onUploaded={onUploaded} />
      {error && (
        <p className="field-note" data-wrong role="alert">
          {error}
        </p>
      )}
    </>
  )
}
