import { defineFeature } from '#kernel/feature.ts'
import { workCompletionFigure } from './works.figures.ts'
import { workPages } from './works.pages.ts'
import { workItem } from './works.items.ts'
import { getLessonProgress } from './get-lesson-progress.ts'
import { getWork } from './get-work.ts'
import { listOwnedWorks } from './list-owned-works.ts'
import { reportPlayed } from './report-played.ts'

export const worksFeature = defineFeature({
  name: 'works',
  calls: [getWork, getLessonProgress, listOwnedWorks, reportPlayed],
  figures: [workCompletionFigure],
  pages: workPages,
  items: [workItem],
})
