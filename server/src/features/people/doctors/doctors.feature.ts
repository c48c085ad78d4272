import { defineFeature } from '#kernel/feature.ts'
import { defineItem } from '#kernel/items.ts'
import { doctorsResource } from './doctors.console.ts'
import { homepageLinked, homepageUnlinked } from './doctors.notices.ts'
import { presentDoctorAsListItem } from './doctors.present.ts'
import { hasDoctor, selectDoctorsByIds } from './doctors.queries.ts'
import { claimDoctor, getOwnDoctor } from './link-doctor.ts'

/** What the features above share of a doctor; the homepage is in `discover/doctor-homepage`. */
export const doctorsFeature = defineFeature({
  name: 'doctors',
  calls: [getOwnDoctor, claimDoctor],
  notices: [homepageLinked, homepageUnlinked],
  resources: [doctorsResource],
  items: [
    defineItem({
      type: 'doctor',
      exists: hasDoctor,
      cards: async (db, ids, language) =>
        (await selectDoctorsByIds(db, ids)).map((row) => presentDoctorAsListItem(row, language)),
    }),
  ],
})
