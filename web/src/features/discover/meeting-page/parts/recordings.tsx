import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { LoadFailure } from '#web/features/people/account/cards/load-failure.tsx'
import { useLoginState } from '#web/features/people/account/state.ts'
import { Danmaku } from '#web/features/meetings/danmaku/cards/danmaku.tsx'
import { historyQueries } from '#web/features/community/history/queries.ts'
import { PlaybackNotes } from '#web/features/community/notes/cards/playback-notes.tsx'
import { OfferOffline } from '#web/features/meetings/offline-videos/cards/offer-offline.tsx'
import { KeepPlaying } from '#web/features/meetings/player/cards/keep-playing.tsx'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf, usePlayOrder } from '#web/features/meetings/player/state.ts'
import { Transcript } from '#web/features/meetings/transcript/cards/transcript.tsx'
import { WatchGate } from '#web/features/meetings/watching/cards/watch-gate.tsx'
import { WatchTime } from '#web/features/meetings/study/cards/watch-time.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { createSignal } from '#web/ui/signal.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { VideoCover } from '#web/ui/video/video-cover.tsx'
import { meetingPaths, meetingTarget } from '#web/paths/meetings.ts'
import { meetingQueries } from '#web/features/meetings/meetings/queries.ts'
import { RecordingDigest } from '#web/features/library/recording-digests/cards/recording-digest.tsx'
import { meetingPageText } from '../text.ts'
import { chapterAt, ChapterList, ShownOperation } from './recording-parts.tsx'

type RecordingsProps = {
  meeting: MeetingDetail
  /** Shown between the video and the list. */
  children: ReactNode
  /** Without chapters and notes, for embedding in other sites. */
  bare?: boolean
  ref?: Ref<RecordingsHandle>
}

export type RecordingsHandle = { playFrom: (recordingId: number, second: number) => void }

/** The recordings of a meeting, or why they cannot be watched here. */
export function Recordings({ meeting, children, bare = false, ref }: RecordingsProps) {
  const isOver = meeting.meeting_type === meetingTypes.review
  if (meeting.may_watch === 1 && isOver)
    return (
      <Playing meeting={meeting} bare={bare} {...(ref && { ref })}>
        {children}
      </Playing>
    )
  return (
    <>
      {meeting.may_watch === 1 ? <NotOver meeting={meeting} /> : <WatchGate meeting={meeting} />}
      {children}
    </>
  )
}

function Playing({ meeting, children, bare, ref }: RecordingsProps) {
  const text = useText(meetingPageText)
  const playback = useQuery(meetingQueries.playback(meeting.meeting_id))
  const recordings = playback.data ?? []
  // The page brings a visitor's addresses. What a member fetches counts only under the member's own.
  const isOwn = playback.dataUpdatedAt > 0
  const isChecked = useLoginState().is !== 'unknown'
  const seen = useQuery({ ...historyQueries.position('meeting', meeting.meeting_id), enabled: isChecked })
  // A link may name a recording; otherwise the last watched one continues.
  const linkedId = useQueryId('l_r_id')
  const linkedSecond = useQueryId('second')
  const asked = linkedId || seen.data?.part_id
  const { playerRef, at, hold, choose, playNext } = usePlayOrder(
    recordings.map((recording) => recording.l_r_id),
    asked,
  )
  const current = recordings[at]
  useImperativeHandle(ref, () => ({ playFrom: choose }))
  const [playedSecond] = useState(() => createSignal(0))
  const [chapter, setChapter] = useState(-1)

  function pass(second: number) {
    hold()
    playedSecond.set(second)
    setChapter(chapterAt(current?.chapters ?? [], second))
  }

  function go(second: number) {
    playerRef.current?.show()
    playerRef.current?.playFrom(second)
  }
  return (
    <>
      {playback.isPending && <Skeleton shape="banner" />}
      {playback.isError && <LoadFailure error={playback.error} onRetry={() => playback.refetch()} />}
      {playback.isSuccess && !current && <BeingEdited meeting={meeting} />}
      {current && current.watch.reason !== '' && (
        <WatchGate
          key={current.l_r_id}
          meeting={{ ...meeting, watch: current.watch }}
          part={{ l_r_id: current.l_r_id }}
        />
      )}
      {current && current.watch.reason === '' && (
        <Danmaku target={{ meetingId: meeting.meeting_id, recordingId: current.l_r_id }}>
          <KeepPlaying href={meetingPaths.playback(meeting.meeting_id, current.l_r_id)}>
            <WatchTime
              meetingId={meeting.meeting_id}
              recordingId={current.l_r_id}
              scheduleId={current.schedule_id}
            >
              <Player
                ref={playerRef}
                sources={isOwn ? sourcesOf(current.palybackurl, current.clarities, current.commentary) : []}
                captions={current.captions}
                preview={current.preview}
                chapters={current.chapters.map((one) => ({ second: one.at_seconds, title: one.title }))}
                poster={meeting.cover}
                title={current.palybackname}
                resume={{
                  itemType: 'meeting',
                  itemId: meeting.meeting_id,
                  partId: current.l_r_id,
                  askedSecond: current.l_r_id === linkedId ? linkedSecond : 0,
                }}
                onStale={() => playback.refetch()}
                onTime={pass}
                onEnded={playNext}
                next={playNext && { title: recordings[at + 1]!.palybackname, onPlay: playNext }}
              />
            </WatchTime>
          </KeepPlaying>
        </Danmaku>
      )}
      {children}
      {recordings.length > 1 && (
        <Section title={text.recordings}>
          <PlayList
            label={text.recordings}
            items={recordings.map((recording, index) => ({
              key: recording.l_r_id,
              lead: String(index + 1).padStart(2, '0'),
              title: recording.palybackname,
              note: recording.seconds > 0 ? durationText(recording.seconds) : undefined,
            }))}
            active={current?.l_r_id}
            onChoose={(key) => choose(key)}
          />
        </Section>
      )}
      {current && !bare && (
        <>
          <ChapterList chapters={current.chapters} current={chapter} onGo={go} />
          <ShownOperation operation={current.operation} />
        </>
      )}
      {current && current.watch.reason === '' && !bare && (
        <>
          <RecordingDigest
            key={`digest-${current.l_r_id}`}
            meetingId={meeting.meeting_id}
            recordingId={current.l_r_id}
            onGo={go}
          />
          <Transcript
            key={`transcript-${current.l_r_id}`}
            captions={current.captions}
            second={playedSecond}
            onGo={go}
          />
          <OfferOffline
            key={`offline-${current.l_r_id}`}
            itemType="meeting"
            itemId={meeting.meeting_id}
            partId={current.l_r_id}
            title={current.palybackname}
            cover={meeting.cover}
            sources={isOwn ? sourcesOf(current.palybackurl, current.clarities) : []}
          />
          <PlaybackNotes
            key={current.l_r_id}
            itemType="meeting"
            itemId={meeting.meeting_id}
            partId={current.l_r_id}
            second={playedSecond.get}
            onGo={go}
          />
        </>
      )}
    </>
  )
}

function BeingEdited({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  // The sessions of a large meeting are recorded one by one.
  const action = meeting.is_big_meeting === 1 && (
    <ButtonLink href={meetingPaths.home(meeting.meeting_id)}>{text.toMeeting}</ButtonLink>
  )
  return <VideoCover cover={meeting.cover} message={text.beingEdited} action={action} />
}

function NotOver({ meeting }: { meeting: MeetingDetail }) {
  const text = useText(meetingPageText)
  const target = meetingTarget(meeting)
  return (
    <VideoCover
      cover={meeting.cover}
      message={text.notOverYet}
      action={<ButtonLink href={target}>{text.toMeeting}</ButtonLink>}
    />
  )
}
