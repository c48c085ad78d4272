import { defineFeature } from '#kernel/feature.ts'
import { defineItem } from '#kernel/items.ts'
import { presentDoctorAsListItem } from './doctors.present.ts'
import { hasDoctor, selectDoctorsByIds } from './doctors.queries.ts'

/** What the features above share of a doctor; the homepage is in `discover/doctor-homepage`. */
export const doctorsFeature = defineFeature({
  name: 'doctors',
  items: [
    defineItem({
      type: 'doctor',
      exists: hasDoctor,
      cards: async (db, ids, language) =>
        (await selectDoctorsByIds(db, ids)).map((row) => presentDoctorAsListItem(row, language)),
    }),
  ],
})
