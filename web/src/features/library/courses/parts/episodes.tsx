import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Episode, ProductionDetail } from '#contract/library/courses.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { historyQueries } from '#web/features/community/history/queries.ts'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf, usePlayOrder } from '#web/features/meetings/player/state.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { LockIcon } from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { VideoCover } from '#web/ui/video/video-cover.tsx'
import { courseText } from '../text.ts'
import { BuyButton } from './buy-button.tsx'

type EpisodesProps = {
  work: ProductionDetail
  /** Shown between the video and the list. */
  children: ReactNode
}

/** The video of a work and, for a series, the list of its episodes, which play one after another. */
export function Episodes({ work, children }: EpisodesProps) {
  const text = useText(courseText)
  const { episodes, production_id: workId } = work
  const isMember = useLoginState().is === 'in'
  const seen = useQuery({ ...historyQueries.position('production', workId), enabled: isMember })
  const { playerRef, at, hold, choose, playNext } = usePlayOrder(
    episodes.map((episode) => episode.episode_id),
    seen.data?.part_id,
  )
  const current = episodes[at]
  return (
    <>
      {current?.video ? (
        <Player
          ref={playerRef}
          sources={sourcesOf(current.video, current.clarities)}
          captions={current.captions}
          poster={work.cover}
          title={current.title || work.title}
          resume={{ itemType: 'production', itemId: workId, partId: current.episode_id }}
          onTime={hold}
          onEnded={playNext}
          onNext={playNext}
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
              note: noteOf(work, episode, text),
            }))}
            active={current?.episode_id}
            onChoose={choose}
          />
        </Section>
      )}
    </>
  )
}

function noteOf(
  work: ProductionDetail,
  episode: Episode,
  text: (typeof courseText)['zh'],
): string | undefined {
  if (work.is_free === 0 && !episode.video) return text.locked
  const length = episode.seconds > 0 ? durationText(episode.seconds) : ''
  const trial = work.is_free === 0 && episode.is_trial === 1 ? text.trial : ''
  return [trial, length].filter(Boolean).join(' ') || undefined
}

function NoVideo({ work }: { work: ProductionDetail }) {
  const text = useText(courseText)
  if (work.is_free === 1) return <VideoCover cover={work.cover} message={text.noVideo} />
  return (
    <VideoCover
      cover={work.cover}
      icon={<LockIcon size="large" />}
      message={work.episodes.length > 1 ? text.paidEpisode : text.paidWork}
      action={<BuyButton />}
    />
  )
}
