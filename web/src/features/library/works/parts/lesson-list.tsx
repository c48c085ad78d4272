import type { Episode, ProductionDetail } from '#contract/library/works.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { chaptersOf } from '../lesson-progress.ts'
import type { LessonState } from '../lesson-progress.ts'
import { workText } from '../text.ts'
import './lesson-list.css'

type LessonListProps = {
  work: ProductionDetail
  states: ReadonlyMap<number, LessonState>
  /** Every lesson is completed. */
  isCompleted: boolean
  active: number | undefined
  onChoose: (lessonId: number) => void
}

/** The lessons of a series by chapters, each with how far the user has come. */
export function LessonList({ work, states, isCompleted, active, onChoose }: LessonListProps) {
  const text = useText(workText)
  const { episodes } = work
  const numbers = new Map(episodes.map((lesson, at) => [lesson.episode_id, at + 1]))
  const completed = episodes.filter(({ episode_id }) => states.get(episode_id)?.isCompleted).length
  return (
    <Section
      title={text.episodes}
      aside={
        <>
          {isCompleted && <Tag kind="credit">{text.completed}</Tag>}{' '}
          {completed > 0 && !isCompleted
            ? text.completedOf(completed, episodes.length)
            : text.episodeCount(episodes.length)}
        </>
      }
    >
      {chaptersOf(episodes).map(({ chapter, lessons }) => (
        <div key={lessons[0]!.episode_id}>
          {chapter && <h3 className="lesson-list-chapter">{chapter}</h3>}
          <PlayList
            label={[text.episodes, chapter].filter(Boolean).join(' ')}
            items={lessons.map((lesson) => {
              const state = states.get(lesson.episode_id)
              return {
                key: lesson.episode_id,
                lead: String(numbers.get(lesson.episode_id)).padStart(2, '0'),
                title: lesson.title,
                note: noteOf(work, lesson, state, text),
                share: state && state.percent / 100,
              }
            })}
            active={active}
            onChoose={onChoose}
          />
        </div>
      ))}
    </Section>
  )
}

/** What can be said about a lesson beside its title. */
function noteOf(
  work: ProductionDetail,
  lesson: Episode,
  state: LessonState | undefined,
  text: (typeof workText)['zh'],
): string | undefined {
  if (lesson.is_returned === 1) return text.returned
  if (work.access === 'trial' && !lesson.video) return text.locked
  const trial =
    work.access === 'trial' && (lesson.is_trial === 1 || lesson.trial_seconds > 0) ? text.trial : ''
  const length = lesson.seconds > 0 ? durationText(lesson.seconds) : ''
  const watched = state?.isCompleted ? text.completed : state && state.percent > 0 ? `${state.percent}%` : ''
  return [trial, watched, length].filter(Boolean).join(' ') || undefined
}
