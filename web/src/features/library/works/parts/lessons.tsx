import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ProductionDetail } from '#contract/library/works.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { historyQueries } from '#web/features/community/history/queries.ts'
import { PlaybackNotes } from '#web/features/community/notes/cards/playback-notes.tsx'
import { OfferOffline } from '#web/features/meetings/offline-videos/cards/offer-offline.tsx'
import { KeepPlaying } from '#web/features/meetings/player/cards/keep-playing.tsx'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { PlayerExtras, sourcesOf, usePlayOrder } from '#web/features/meetings/player/state.ts'
import { Transcript } from '#web/features/meetings/transcript/cards/transcript.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { createSignal } from '#web/ui/signal.ts'
import { VideoCover } from '#web/ui/video/video-cover.tsx'
import { lessonStates } from '../lesson-progress.ts'
import { placeIn } from '../lesson-place.ts'
import { workPath } from '#web/paths/works.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { workQueries } from '../queries.ts'
import { workText } from '../text.ts'
import { usePlayedLesson } from '../use-played-lesson.ts'
import { AfterLesson } from './after-lesson.tsx'
import { BuyButton } from '../cards/buy-button.tsx'
import type { LessonPlace } from '../cards/buy-button.tsx'
import { LessonList } from './lesson-list.tsx'

type LessonsProps = {
  work: ProductionDetail
  /** Requests the addresses again. */
  onStale: () => Promise<unknown>
  /** Shown between the video and the list; is told where the video is. */
  children: (place: () => LessonPlace) => ReactNode
}

/** The video of a work and, for a series, the list of its lessons, which play one after another. */
export function Lessons({ work, onStale, children }: LessonsProps) {
  const { episodes, production_id: workId } = work
  const login = useLoginState().is
  const isMember = login === 'in'
  const seen = useQuery({ ...historyQueries.position('production', workId), enabled: login !== 'unknown' })
  const progress = useQuery({ ...workQueries.progress(workId), enabled: isMember })
  const asked = useQueryId('episode_id')
  const askedSecond = useQueryId('second')
  const { playerRef, at, hold, choose, playNext } = usePlayOrder(
    episodes.map((lesson) => lesson.episode_id),
    asked || seen.data?.part_id,
  )
  const [hasEnded, setHasEnded] = useState(false)
  const [playedSecond] = useState(() => createSignal(0))
  const current = episodes[at]
  const frameRef = usePlayedLesson(workId, current?.episode_id ?? 0)
  const states = lessonStates(episodes, progress.data?.lessons ?? [])

  const place = () => placeIn(current?.episode_id ?? 0, playedSecond.get(), seen.data)

  const chooseLesson = (lessonId: number, second = states.get(lessonId)?.position) => {
    setHasEnded(false)
    playedSecond.set(second ?? 0)
    choose(lessonId, second)
  }
  const overlay = hasEnded && current && (
    <AfterLesson
      work={work}
      lesson={current}
      next={episodes[at + 1]}
      onPlay={(lesson) => chooseLesson(lesson.episode_id, 0)}
      onClose={() => setHasEnded(false)}
    />
  )
  return (
    <>
      <div ref={frameRef} className="player-stays">
        {current?.video ? (
          <PlayerExtras value={{ overlay, tools: undefined }}>
            <KeepPlaying href={`${workPath(workId, work.course_type)}&episode_id=${current.episode_id}`}>
              <Player
                ref={playerRef}
                sources={sourcesOf(current.video, current.clarities)}
                captions={current.captions}
                preview={current.preview}
                poster={work.cover}
                title={current.title || work.title}
                resume={{
                  itemType: 'production',
                  itemId: workId,
                  partId: current.episode_id,
                  askedSecond: current.episode_id === asked ? askedSecond : 0,
                }}
                onStale={onStale}
                onTime={(second) => {
                  playedSecond.set(second)
                  hold()
                  setHasEnded(false)
                }}
                onEnded={() => setHasEnded(true)}
                next={
                  playNext && {
                    title: episodes[at + 1]!.title,
                    onPlay() {
                      setHasEnded(false)
                      playNext()
                    },
                  }
                }
              />
            </KeepPlaying>
          </PlayerExtras>
        ) : (
          <NoVideo work={work} isReturned={current?.is_returned === 1} place={place} />
        )}
      </div>
      {children(place)}
      {episodes.length > 1 && (
        <LessonList
          work={work}
          states={states}
          isCompleted={progress.data?.is_completed === 1}
          active={current?.episode_id}
          onChoose={chooseLesson}
        />
      )}
      {current?.video && (
        <>
          <Transcript
            key={`transcript-${current.episode_id}`}
            captions={current.captions}
            second={playedSecond}
            onGo={(second) => chooseLesson(current.episode_id, second)}
          />
          {work.access !== 'trial' && work.access !== 'refunding' && current.trial_seconds === 0 && (
            <OfferOffline
              key={`offline-${current.episode_id}`}
              itemType="production"
              itemId={workId}
              partId={current.episode_id}
              title={current.title || work.title}
              cover={work.cover}
              sources={sourcesOf(current.video, current.clarities)}
            />
          )}
          <PlaybackNotes
            key={current.episode_id}
            itemType="production"
            itemId={workId}
            partId={current.episode_id}
            second={playedSecond.get}
            onGo={(second) => chooseLesson(current.episode_id, second)}
          />
        </>
      )}
    </>
  )
}

type NoVideoProps = { work: ProductionDetail; isReturned: boolean; place: () => LessonPlace }

function NoVideo({ work, isReturned, place }: NoVideoProps) {
  const text = useText(workText)
  if (work.access === 'refunding')
    return (
      <VideoCover
        cover={work.cover}
        icon={<LockIcon size="large" />}
        message={text.refunding}
        action={<ButtonLink href={orderPaths.refunding}>{text.toOrder}</ButtonLink>}
      />
    )
  if (isReturned)
    return <VideoCover cover={work.cover} icon={<LockIcon size="large" />} message={text.returnedLesson} />
  if (work.access !== 'trial') return <VideoCover cover={work.cover} message={text.noVideo} />
  return (
    <VideoCover
      cover={work.cover}
      icon={<LockIcon size="large" />}
      message={work.episodes.length > 1 ? text.paidEpisode : text.paidWork}
      action={<BuyButton workId={work.production_id} place={place} />}
    />
  )
}
