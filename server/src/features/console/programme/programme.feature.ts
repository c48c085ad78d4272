import { defineFeature } from '#kernel/feature.ts'
import { getProgramme, moveSession, renameHall } from './edit-programme.ts'
import { sessionsResource } from './programme.console.ts'

export const programmeFeature = defineFeature({
  name: 'programme',
  calls: [getProgramme, moveSession, renameHall],
  resources: [sessionsResource],
})
