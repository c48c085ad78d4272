import { defineFeature } from '#kernel/feature.ts'
import { countSponsorMonths } from './count-months.ts'
import { getSponsorReport, listSponsors, writeSponsorWorkbook } from './show-report.ts'

export const sponsorReportsFeature = defineFeature({
  name: 'sponsor-reports',
  calls: [listSponsors, getSponsorReport, writeSponsorWorkbook],
  jobs: [countSponsorMonths],
})
