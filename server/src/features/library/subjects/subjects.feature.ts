import { defineFeature } from '#kernel/feature.ts'
import { changeFocusColleges, getFocusStatus, listFocusedColleges } from './focus-colleges.ts'

export const subjectsFeature = defineFeature({
  name: 'subjects',
  calls: [listFocusedColleges, changeFocusColleges, getFocusStatus],
})
