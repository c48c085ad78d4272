import { defineFeature } from '#kernel/feature.ts'
import { changeFocusColleges, getFocusStatus, listFocusedColleges } from './focus-colleges.ts'
import { listColleges, listDiseases } from './list-taxonomy.ts'
import { diseasesResource, subjectsResource, tagsResource } from './subjects.console.ts'
import { defineItem } from '#kernel/items.ts'
import { hasCollege, searchedDiseases } from './taxonomy.queries.ts'

export const subjectsFeature = defineFeature({
  name: 'subjects',
  calls: [listColleges, listDiseases, listFocusedColleges, changeFocusColleges, getFocusStatus],
  resources: [subjectsResource, diseasesResource, tagsResource],
  items: [
    defineItem({ type: 'college', exists: hasCollege }),
    defineItem({ type: 'disease', search: { kind: 'disease', sources: searchedDiseases } }),
  ],
})
