import { defineFeature } from '#kernel/feature.ts'
import { getDoctor } from './get-doctor.ts'
import { listDoctorWorks } from './list-doctor-works.ts'
import { doctorPages } from './doctor-homepage.pages.ts'

export const doctorHomepageFeature = defineFeature({
  name: 'doctor-homepage',
  calls: [getDoctor, listDoctorWorks],
  pages: doctorPages,
})
