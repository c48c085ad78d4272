import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { LiveSource } from '#contract/meetings/live.ts'
import { useText } from '#web/ui/language.ts'
import { meetingQueries } from './queries.ts'
import { liveText } from './text.ts'

type LivePictureProps = {
  meetingId: number
  /** Counts the streams: the player starts again for a new one. */
  streamNo: number
}

/** What viewers see, without sound until the operator wants it. */
export function LivePicture({ meetingId, streamNo }: LivePictureProps) {
  const text = useText(liveText)
  const picture = useQuery(meetingQueries.picture(meetingId, streamNo))
  const source = picture.data?.sources[0]
  return (
    <Card size="small" title={text.picture}>
      {source ? (
        <Playing key={source.address} source={source} onRetry={() => void picture.refetch()} />
      ) : (
        text.noPicture
      )}
    </Card>
  )
}

function Playing({ source, onRetry }: { source: LiveSource; onRetry: () => void }) {
  const text = useText(liveText)
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    async function play() {
      const { playLive } = await import('./play-live.ts')
      if (isOver || !video.current) return
      stop = await playLive(video.current, source, () => setHasFailed(true))
      if (isOver) stop()
    }
    void play()
    return () => {
      isOver = true
      stop()
    }
  }, [source])

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a broadcast has no captions of its own */}
      <video
        ref={video}
        className="live-picture"
        muted
        autoPlay
        playsInline
        controls
        aria-label={text.picture}
      />
      {hasFailed && (
        <Alert
          type="warning"
          title={text.pictureFailed}
          action={<Button onClick={onRetry}>{text.tryAgain}</Button>}
        />
      )}
    </>
  )
}
