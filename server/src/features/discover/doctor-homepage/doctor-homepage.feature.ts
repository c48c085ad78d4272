import { defineFeature } from '#kernel/feature.ts'
import { listenTo } from '#kernel/listeners.ts'
import { defineItem } from '#kernel/items.ts'
import { followChanged } from '#server/features/community/follows/follows.events.ts'
import { addToDay } from './doctor-days.queries.ts'
import { doctorPages } from './doctor-homepage.pages.ts'
import { editDoctor, getProfile } from './edit-doctor.ts'
import { getDoctor, getTestDoctor } from './get-doctor.ts'
import { getEarnings } from './get-earnings.ts'
import { getFigures, getRetention } from './get-figures.ts'
import { listDoctorAnswers } from './list-doctor-answers.ts'
import { listDoctorArticles } from './list-doctor-articles.ts'
import { listDoctorWorks } from './list-doctor-works.ts'
import { logLink } from './log-link.ts'
import { searchedDoctors } from './searched-doctors.queries.ts'

export const doctorHomepageFeature = defineFeature({
  name: 'doctor-homepage',
  calls: [
    getDoctor,
    getTestDoctor,
    listDoctorWorks,
    listDoctorArticles,
    listDoctorAnswers,
    logLink,
    getProfile,
    editDoctor,
    getFigures,
    getRetention,
    getEarnings,
  ],
  pages: doctorPages,
  listeners: [
    listenTo(followChanged, async ({ db }, { kind, itemId, isOn }) => {
      if (kind === 'doctor') await addToDay(db, itemId, isOn ? 'follows' : 'unfollows')
    }),
  ],
  items: [defineItem({ type: 'doctor', search: { kind: 'doctor', sources: searchedDoctors } })],
})
