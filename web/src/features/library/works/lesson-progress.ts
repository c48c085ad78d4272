import type { Episode, LessonProgress } from '#contract/library/works.ts'

/** What the list says about a lesson that was begun. */
export type LessonState = { percent: number; isCompleted: boolean; position: number }

const edgeSeconds = 3

/** The state of each lesson that was begun, by its id. */
export function lessonStates(
  lessons: readonly Episode[],
  progress: readonly LessonProgress[],
): Map<number, LessonState> {
  const lengths = new Map(lessons.map((lesson) => [lesson.episode_id, lesson.seconds]))
  return new Map(
    progress.map((one) => {
      const seconds = lengths.get(one.episode_id) ?? 0
      const isCompleted = one.is_completed === 1
      const share = seconds > 0 ? Math.min(1, one.covered_seconds / seconds) : 0
      return [
        one.episode_id,
        {
          // Only a completed lesson is at 100 percent.
          percent: isCompleted ? 100 : Math.min(99, Math.floor(share * 100)),
          isCompleted,
          position: resumeSecond(one, seconds),
        },
      ] as const
    }),
  )
}

/** A chosen lesson goes on where it was left, unless that is its end. */
const resumeSecond = ({ position, is_completed }: LessonProgress, seconds: number) =>
  is_completed === 1 || (seconds > 0 && position > seconds - edgeSeconds) ? 0 : position

/** Lessons that follow each other in the same chapter. */
export function chaptersOf<Lesson extends { chapter: string }>(
  lessons: readonly Lesson[],
): { chapter: string; lessons: Lesson[] }[] {
  const chapters: { chapter: string; lessons: Lesson[] }[] = []
  for (const lesson of lessons) {
    const last = chapters.at(-1)
    if (last && last.chapter === lesson.chapter) last.lessons.push(lesson)
    else chapters.push({ chapter: lesson.chapter, lessons: [lesson] })
  }
  return chapters
}
