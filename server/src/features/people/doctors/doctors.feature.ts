import { defineFeature } from '#kernel/feature.ts'
import { defineItem } from '#kernel/items.ts'
import { hasDoctor } from './doctors.queries.ts'

/** What the features above share of a doctor; the homepage is in `discover/doctor-homepage`. */
export const doctorsFeature = defineFeature({
  name: 'doctors',
  items: [defineItem({ type: 'doctor', exists: hasDoctor })],
})
