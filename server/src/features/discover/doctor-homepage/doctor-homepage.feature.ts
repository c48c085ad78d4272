import { defineFeature } from '#kernel/feature.ts'
import { defineItem } from '#kernel/items.ts'
import { getDoctor } from './get-doctor.ts'
import { listDoctorWorks } from './list-doctor-works.ts'
import { doctorPages } from './doctor-homepage.pages.ts'
import { searchedDoctors } from './searched-doctors.queries.ts'

export const doctorHomepageFeature = defineFeature({
  name: 'doctor-homepage',
  calls: [getDoctor, listDoctorWorks],
  pages: doctorPages,
  items: [defineItem({ type: 'doctor', search: { kind: 'doctor', sources: searchedDoctors } })],
})
