import { defineFeature } from '#kernel/feature.ts'
import { getConsultingHours, listFreeTimes, saveConsultingHours } from './show-hours.ts'

export const consultingHoursFeature = defineFeature({
  name: 'consulting-hours',
  calls: [getConsultingHours, saveConsultingHours, listFreeTimes],
})
