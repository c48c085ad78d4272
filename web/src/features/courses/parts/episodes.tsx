import type { ReactNode } from 'react'
import type { ProductionDetail } from '#contract/courses.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { usePlayOrder } from '#web/ui/play-list/use-play-order.ts'
import { Section } from '#web/ui/section/section.tsx'
import { VideoCover } from '#web/ui/video/video-cover.tsx'
import { Video } from '#web/ui/video/video.tsx'
import { courseText } from '../text.ts'

type EpisodesProps = {
  work: ProductionDetail
  /** Stands between the video and the list. */
  children: ReactNode
}

/** The video of a work and, of a series, the list of its episodes; one after another they play to the end. */
export function Episodes({ work, children }: EpisodesProps) {
  const text = useText(courseText)
  const { episodes } = work
  const { video, at, choose, playNext } = usePlayOrder(episodes.map((episode) => episode.episode_id))
  const current = episodes[at]
  const isPlayable = current !== undefined && current.video !== ''
  return (
    <>
      {isPlayable ? (
        <Video
          ref={video}
          src={current.video}
          poster={work.cover}
          title={current.title || work.title}
          onEnded={playNext}
        />
      ) : (
        <NoVideo work={work} />
      )}
      {children}
      {episodes.length > 1 && (
        <Section title={text.episodes} aside={text.episodeCount(episodes.length)}>
          <PlayList
            label={text.episodes}
            items={episodes.map((episode, index) => ({
              key: episode.episode_id,
              lead: String(index + 1).padStart(2, '0'),
              title: episode.title,
              note: episode.seconds > 0 ? durationText(episode.seconds) : undefined,
            }))}
            active={isPlayable ? current.episode_id : undefined}
            onChoose={isPlayable ? choose : undefined}
          />
        </Section>
      )}
    </>
  )
}

function NoVideo({ work }: { work: ProductionDetail }) {
  const text = useText(courseText)
  if (work.is_free === 1) return <VideoCover cover={work.cover} message={text.noVideo} />
  return <VideoCover cover={work.cover} icon={<LockIcon size="large" />} message={text.paidNotice} />
}
