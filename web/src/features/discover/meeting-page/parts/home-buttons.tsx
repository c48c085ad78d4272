import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useMarks } from '#web/features/community/marks/cards/use-marks.ts'
import { TalkIcon } from '#web/features/community/marks/cards/talk-icon.tsx'
import { useOwnProgress } from '#web/ui/button/use-own-progress.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { HeartIcon, StarIcon, UserIcon } from '#web/ui/icon/people-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { meetingHomeQueries } from '../home-queries.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { meetingPageText } from '../text.ts'
import './home-buttons.css'

/** The actions on a large meeting that its configuration offers. */
export function HomeButtons({ meetingId, onInvite }: { meetingId: number; onInvite: () => void }) {
  const text = useText(meetingPageText)
  const language = useLanguage()
  const buttons = useQuery(meetingHomeQueries.buttons(meetingId))
  const { state, toggle } = useMarks('meeting', meetingId)
  if (!buttons.data) return null
  const counted = (word: string, count: number) =>
    count > 0 ? `${word} ${viewCount(count, language)}` : word
  return (
    <section className="home-buttons" aria-label={text.take}>
      {buttons.data.praise === 1 && (
        <HomeButton
          icon={<HeartIcon filled={state.is_praise === 1} />}
          word={counted(text.praise, state.praise_num)}
          isOn={state.is_praise === 1}
          onPress={() => toggle('praise', state.is_praise === 0)}
        />
      )}
      {buttons.data.collect === 1 && (
        <HomeButton
          icon={<StarIcon filled={state.is_collect === 1} />}
          word={counted(text.collect, state.collect_num)}
          isOn={state.is_collect === 1}
          onPress={() => toggle('collect', state.is_collect === 0)}
        />
      )}
      <Link href={meetingPaths.comments(meetingId)} className="home-button">
        <TalkIcon />
        <span>{counted(text.comment, state.comment_num)}</span>
      </Link>
      {buttons.data.invite === 1 && (
        <HomeButton icon={<UserIcon />} word={text.inviteFriends} onPress={onInvite} />
      )}
    </section>
  )
}

type HomeButtonProps = { icon: ReactNode; word: string; isOn?: boolean; onPress: () => unknown }

function HomeButton({ icon, word, isOn, onPress }: HomeButtonProps) {
  const { press } = useOwnProgress(onPress, false)
  return (
    <button type="button" className="home-button" aria-pressed={isOn} onClick={press}>
      {icon}
      <span>{word}</span>
    </button>
  )
}
