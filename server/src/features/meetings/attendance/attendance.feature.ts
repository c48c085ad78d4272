import { defineFeature } from '#kernel/feature.ts'
import { exportAttendees } from './export-attendees.ts'
import { listAttendees } from './list-attendees.ts'

export const attendanceFeature = defineFeature({
  name: 'attendance',
  calls: [listAttendees, exportAttendees],
})
