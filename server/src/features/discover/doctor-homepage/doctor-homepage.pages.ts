import { followCalls } from '#contract/community/follows.ts'
import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { preload, preloadForVisitors } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectDoctor } from './doctor-homepage.queries.ts'

export const doctorPages: Page[] = [
  {
    path: '/doctorMainPage',
    async describe(query, { db }) {
      const doctor = await selectDoctor(db, readId(query.doctor_id))
      if (!doctor) return undefined
      const hasSingles = doctor.works > doctor.series
      return {
        title: `${doctor.name} ${doctor.title}`,
        description: summary(
          `${doctor.hospital} ${doctor.department} ${doctor.good_at || doctor.introduction}`,
        ),
        image: doctor.cover,
        preload: [
          preload(doctorCalls.detail, { doctor_id: doctor.id }),
          preload(doctorCalls.works, {
            doctor_id: doctor.id,
            course_type: hasSingles ? courseTypes.single : courseTypes.series,
            page: 1,
          }),
          preloadForVisitors(followCalls.state, { kind: 'doctor', item_id: doctor.id }),
        ],
      }
    },
  },
]
