export type Chapter = { second: number; title: string }

/** The title of the chapter that a second belongs to; empty before the first. Chapters are sorted by time. */
export const chapterAt = (chapters: readonly Chapter[], second: number): string =>
  chapters.findLast((chapter) => chapter.second <= second)?.title ?? ''
