import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { ProductionDetail } from '#contract/library/courses.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { historyQueries } from '#web/features/community/history/queries.ts'
import { PlaybackNotes } from '#web/features/community/notes/cards/playback-notes.tsx'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { PlayerExtras, sourcesOf, usePlayOrder } from '#web/features/meetings/player/state.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { VideoCover } from '#web/ui/video/video-cover.tsx'
import { lessonStates } from '../lesson-progress.ts'
import { courseQueries } from '../queries.ts'
import { courseText } from '../text.ts'
import { usePlayedLesson } from '../use-played-lesson.ts'
import { AfterLesson } from './after-lesson.tsx'
import { BuyButton } from '../cards/buy-button.tsx'
import { LessonList } from './lesson-list.tsx'

type LessonsProps = {
  work: ProductionDetail
  /** Requests the addresses again. */
  onStale: () => Promise<unknown>
  /** Shown between the video and the list. */
  children: ReactNode
}

/** The video of a work and, for a series, the list of its lessons, which play one after another. */
export function Lessons({ work, onStale, children }: LessonsProps) {
  const { episodes, production_id: workId } = work
  const login = useLoginState().is
  const isMember = login === 'in'
  const seen = useQuery({ ...historyQueries.position('production', workId), enabled: login !== 'unknown' })
  const progress = useQuery({ ...courseQueries.progress(workId), enabled: isMember })
  const asked = useQueryId('episode_id')
  const askedSecond = useQueryId('second')
  const { playerRef, at, hold, choose, playNext } = usePlayOrder(
    episodes.map((lesson) => lesson.episode_id),
    asked || seen.data?.part_id,
  )
  const [hasEnded, setHasEnded] = useState(false)
  const secondRef = useRef(0)
  const current = episodes[at]
  const frameRef = usePlayedLesson(workId, current?.episode_id ?? 0)
  const states = lessonStates(episodes, progress.data?.lessons ?? [])

  const chooseLesson = (lessonId: number, second = states.get(lessonId)?.position) => {
    setHasEnded(false)
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
      <div ref={frameRef}>
        {current?.video ? (
          <PlayerExtras value={{ overlay, tools: undefined }}>
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
                secondRef.current = second
                hold()
                setHasEnded(false)
              }}
              onEnded={() => setHasEnded(true)}
              onNext={
                playNext &&
                (() => {
                  setHasEnded(false)
                  playNext()
                })
              }
            />
          </PlayerExtras>
        ) : (
          <NoVideo work={work} />
        )}
      </div>
      {children}
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
        <PlaybackNotes
          key={current.episode_id}
          itemType="production"
          itemId={workId}
          partId={current.episode_id}
          second={() => secondRef.current}
          onGo={(second) => chooseLesson(current.episode_id, second)}
        />
      )}
    </>
  )
}

function NoVideo({ work }: { work: ProductionDetail }) {
  const text = useText(courseText)
  if (work.access !== 'trial') return <VideoCover cover={work.cover} message={text.noVideo} />
  return (
    <VideoCover
      cover={work.cover}
      icon={<LockIcon size="large" />}
      message={work.episodes.length > 1 ? text.paidEpisode : text.paidWork}
      action={<BuyButton workId={work.production_id} />}
    />
  )
}
