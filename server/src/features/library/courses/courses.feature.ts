import { defineFeature } from '#kernel/feature.ts'
import { workCompletionFigure } from './courses.figures.ts'
import { coursePages } from './courses.pages.ts'
import { workItem } from './courses.items.ts'
import { getLessonProgress } from './get-lesson-progress.ts'
import { getWork } from './get-work.ts'
import { listOwnedWorks } from './list-owned-works.ts'
import { reportPlayed } from './report-played.ts'

export const coursesFeature = defineFeature({
  name: 'courses',
  calls: [getWork, getLessonProgress, listOwnedWorks, reportPlayed],
  figures: [workCompletionFigure],
  pages: coursePages,
  items: [workItem],
})
