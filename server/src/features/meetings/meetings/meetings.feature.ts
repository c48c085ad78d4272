import { defineFeature } from '#kernel/feature.ts'
import { meetingItem } from './meetings.items.ts'

/** What the features of this group share about a meeting; its pages are in `discover/meeting-page`. */
export const meetingsFeature = defineFeature({ name: 'meetings', items: [meetingItem] })
