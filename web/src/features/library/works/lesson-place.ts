import type { Episode } from '#contract/library/works.ts'
import type { LessonPlace } from './cards/buy-button.tsx'

/** Where somebody is in a lesson: what plays, or where they stopped at an earlier visit. */
export function placeIn(
  lessonId: number,
  playedSecond: number,
  seen: { part_id: number; position: number } | undefined,
): LessonPlace {
  const stopped = seen?.part_id === lessonId ? seen.position : 0
  return { lessonId, second: Math.floor(playedSecond) || stopped }
}

/** What follows a trial that has ended: the rest of the lesson, or the next one where it was a whole lesson. */
export function placeAfter(
  { episode_id: lessonId, trial_seconds: second }: Pick<Episode, 'episode_id' | 'trial_seconds'>,
  next: Pick<Episode, 'episode_id'> | undefined,
): LessonPlace {
  return second === 0 && next ? { lessonId: next.episode_id, second: 0 } : { lessonId, second }
}
