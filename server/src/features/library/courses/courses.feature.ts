import { defineFeature } from '#kernel/feature.ts'
import { getWork } from './get-work.ts'
import { coursePages } from './courses.pages.ts'
import { workItem } from './courses.items.ts'

export const coursesFeature = defineFeature({
  name: 'courses',
  calls: [getWork],
  pages: coursePages,
  items: [workItem],
})
