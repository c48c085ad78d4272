import { defineFeature } from '#kernel/feature.ts'
import { expertOverview } from './expert-overview.ts'
import { meetingFigures } from './meeting-figures.ts'
import { meetingOverview } from './meeting-overview.ts'
import { personOverview } from './person-overview.ts'

/** Parts of places that gather what several features know. */
export const placesFeature = defineFeature({
  name: 'places',
  placeParts: [meetingOverview, meetingFigures, expertOverview, personOverview],
})
