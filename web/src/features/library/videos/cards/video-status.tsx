import type { Video } from '#contract/library/videos.ts'
import { Button } from '#web/ui/button/button.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { fileSize } from '#web/ui/format/file-size.ts'
import { separated } from '#web/ui/format/separated.ts'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { videoMutations } from '../mutations.ts'
import { useVideo } from '../state.ts'
import { VideoPatients } from '../parts/video-patients.tsx'
import { videoText } from '../text.ts'
import './video-status.css'

type VideoStatusProps = { videoId: number }

/** How far a video of the caller is, live, and what can be done about it. */
export function VideoStatus({ videoId }: VideoStatusProps) {
  const text = useText(videoText)
  const { video, isError, refetch } = useVideo(videoId)
  if (!video)
    return isError ? (
      <Button small onClick={() => void refetch()}>
        {text.retry}
      </Button>
    ) : (
      <Skeleton />
    )
  return (
    <div className="video-status">
      <p className="video-status-name">{video.file_name}</p>
      <p className="video-status-facts">{factsOf(video, text.clarities)}</p>
      <Progress video={video} />
      {video.state === 'ready' && <VideoPatients video={video} />}
    </div>
  )
}

const factsOf = (video: Video, names: Record<string, string>) =>
  separated([
    fileSize(video.bytes),
    video.seconds > 0 && durationText(video.seconds),
    ...video.clarities.map((clarity) => names[clarity]),
  ])

function Progress({ video }: { video: Video }) {
  const text = useText(videoText)
  const { state, reason, progress, file_name } = video
  if (state === 'processing' || state === 'uploaded')
    return (
      <>
        <output className="video-status-word">
          {state === 'processing' ? text.processing(progress) : text.states.uploaded}
        </output>
        <ProgressBar label={file_name} share={progress / 100} />
        <p className="video-status-facts">{text.leave}</p>
      </>
    )
  return (
    <>
      <output className="video-status-word" data-is={state}>
        {text.states[state]}
      </output>
      {reason && <p className="video-status-facts">{text.reasons[reason]}</p>}
      {(state === 'failed' || reason === 'no_ffmpeg') && (
        <Button small onClick={async () => void (await videoMutations.process({ video_id: video.video_id }))}>
          {text.processAgain}
        </Button>
      )}
    </>
  )
}
