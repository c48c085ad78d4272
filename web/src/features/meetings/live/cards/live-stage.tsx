import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { LiveInfo } from '#contract/meetings/live.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { KeepPlaying } from '#web/features/meetings/player/cards/keep-playing.tsx'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { liveSourcesOf } from '#web/features/meetings/player/state.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { WatchTime } from '#web/features/meetings/study/cards/watch-time.tsx'
import { useText } from '#web/ui/language.ts'
import { chooseLiveSources } from '../choose-source.ts'
import { liveQueries } from '../queries.ts'
import { useLiveInfo } from '../state.ts'
import { liveText } from '../text.ts'

type LiveStageProps = {
  meeting: Pick<
    MeetingDetail,
    'meeting_id' | 'title' | 'cover' | 'is_offline' | 'is_big_meeting' | 'may_watch'
  >
  /** The session that the page was opened for, 0 for none. */
  scheduleId?: number
  /** Shown while nothing is broadcast. */
  children: ReactNode
}

const shown = new Set<LiveInfo['live_state']>(['live', 'in_progress', 'tea_break'])

/** The picture of a meeting in progress; before and after it, and for users who may not watch, the children. */
export function LiveStage({ meeting, scheduleId = 0, children }: LiveStageProps) {
  const info = useLiveInfo(meeting.meeting_id)
  const isShown = info && meeting.may_watch === 1 && meeting.is_offline === 0 && shown.has(info.live_state)
  if (!isShown) return children
  return (
    <KeepPlaying href={meetingPaths.detail(meeting.meeting_id)}>
      <WatchTime meetingId={meeting.meeting_id} recordingId={0} scheduleId={scheduleId}>
        <WatchedBroadcast meetingId={meeting.meeting_id} first={info} />
      </WatchTime>
    </KeepPlaying>
  )
}

type WatchedBroadcastProps = { meetingId: number; first: LiveInfo }

/** Follows the state of the broadcast by itself, for it may outlive its page in the small player. */
function WatchedBroadcast({ meetingId, first }: WatchedBroadcastProps) {
  return <Broadcast info={useLiveInfo(meetingId) ?? first} startsByItself />
}

type BroadcastProps = {
  info: LiveInfo
  /** Shows the picture before the meeting begins. */
  isMonitor?: boolean
  startsByItself?: boolean
}

/** Organisers see the picture before everybody else does. */
export function Broadcast({ info, isMonitor = false, startsByItself = false }: BroadcastProps) {
  const text = useText(liveText)
  const client = useQueryClient()
  const { meeting_id: meetingId, stream_no: streamNo, live_state: state } = info
  const isOn = info.is_streaming === 1 && (state === 'live' || isMonitor)
  // It is valid for a minute, so the server puts none into a page.
  const isInBrowser = 'document' in globalThis
  const url = useQuery({ ...liveQueries.url(meetingId, streamNo), enabled: isOn && isInBrowser })
  const sources = isOn ? chooseLiveSources(url.data?.sources ?? [], 'MediaSource' in globalThis) : []
  const [losses, setLosses] = useState(0)

  // A broken stream is retried with a new address for as long as the server reports one.
  useEffect(() => {
    if (losses === 0) return undefined
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: liveQueries.info(meetingId).queryKey })
      void client.resetQueries({ queryKey: liveQueries.url(meetingId, streamNo).queryKey })
    }, againMs)
    return () => clearTimeout(timer)
  }, [losses, client, meetingId, streamNo])

  return (
    <Player
      sources={liveSourcesOf(sources)}
      rewind={isOn ? url.data?.rewind : undefined}
      poster={info.cover}
      title={info.title}
      isLive
      startsByItself={startsByItself}
      liveLabel={text[state]}
      // A session with requirements of its own may have begun.
      waiting={url.error?.message ?? waitingWords(text, info, isOn, streamNo > 0)}
      onLost={() => setLosses((count) => count + 1)}
    />
  )
}

const againMs = 1500

function waitingWords(
  text: (typeof liveText)['zh'],
  info: LiveInfo,
  isOn: boolean,
  hadStream: boolean,
): string | undefined {
  if (isOn) return undefined
  if (info.live_state === 'tea_break') return text.teaBreak
  return hadStream ? text.streamBroke : text.waitingForStream
}
