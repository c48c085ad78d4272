import { WatchTime } from '#web/features/meetings/study/cards/watch-time.tsx'
import { useLiveInfo } from '../state.ts'
import { Broadcast } from './live-stage.tsx'

/** The picture of a session that is live, on the page of its large meeting; renders nothing for users who may not watch. */
export function LivePicture({ meetingId }: { meetingId: number }) {
  const info = useLiveInfo(meetingId)
  if (!info || info.may_watch === 0 || info.live_state !== 'live') return null
  return (
    <WatchTime meetingId={meetingId} recordingId={0}>
      <Broadcast info={info} />
    </WatchTime>
  )
}
