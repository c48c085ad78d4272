import { defineFeature } from '#kernel/feature.ts'
import { announcementsResource } from './announcements.console.ts'
import { sendToAudience } from './change-announcement.ts'
import { countAudience } from './count-audience.ts'
import { sendAnnouncement } from './send-announcement.ts'

export const announcementsFeature = defineFeature({
  name: 'announcements',
  calls: [countAudience],
  resources: [announcementsResource],
  deeds: [sendToAudience],
  jobs: [sendAnnouncement],
})
