import { browseCalls } from '#contract/discover/browse.ts'
import { homeCalls, recommendPageSize } from '#contract/discover/home.ts'
import type { ListOrder } from '#contract/discover/home.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export type ListPlace = { collegeId: number; diseaseId: number; order: ListOrder }

const wire = ({ collegeId, diseaseId, order }: ListPlace) => ({
  college_id: collegeId,
  disease_id: diseaseId,
  order,
})

/** Only those that bear credits, or all. */
const meetings = (place: ListPlace, isCredit: boolean, type = 0) => ({
  ...wire(place),
  type,
  is_credit: isCredit || undefined,
})

export const browseQueries = {
  notices: (place: ListPlace, isCredit: boolean) =>
    pagedQueryOf(homeCalls.advance, meetings(place, isCredit)),
  live: (place: ListPlace, isCredit: boolean) =>
    pagedQueryOf(homeCalls.advance, meetings(place, isCredit, meetingTypes.live)),
  playback: (place: ListPlace, isCredit: boolean) =>
    pagedQueryOf(homeCalls.playback, meetings(place, isCredit)),
  credit: (place: ListPlace) => pagedQueryOf(browseCalls.credit, meetings(place, false)),
  enterprise: (place: ListPlace, isCredit: boolean) =>
    pagedQueryOf(browseCalls.enterpriseMeetings, meetings(place, isCredit)),
  columns: ({ collegeId, diseaseId }: ListPlace) =>
    pagedQueryOf(browseCalls.columns, { college_id: collegeId, disease_id: diseaseId }),
  column: (columnId: number) => queryOf(browseCalls.columnDetail, { channel_id: columnId }),
  articles: (place: ListPlace) => pagedQueryOf(browseCalls.consulting, wire(place)),
  columnArticles: (columnId: number) =>
    pagedQueryOf(browseCalls.informationList, {
      college_id: 0,
      disease_id: 0,
      order: 'new',
      subject_id: columnId,
    }),
  operations: (place: ListPlace) => pagedQueryOf(browseCalls.surgicalList, wire(place)),
  courses: (place: ListPlace, isFree: boolean | undefined) =>
    pagedQueryOf(browseCalls.allCourses, { ...wire(place), type: 0, is_free: isFree }),
  singleCourses: (place: ListPlace, isFree: boolean | undefined) =>
    pagedQueryOf(browseCalls.courses, { ...wire(place), is_free: isFree }),
  seriesCourses: (place: ListPlace, isFree: boolean | undefined) =>
    pagedQueryOf(browseCalls.seriesCourses, { ...wire(place), is_free: isFree }),
  picks: (collegeId: number, blockId: number) =>
    pagedQueryOf(homeCalls.recommendList, {
      college_id: collegeId,
      content_manage_id: blockId,
      pageSize: recommendPageSize,
    }),
  experts: (place: { collegeId: number; diseaseId: number }) =>
    pagedQueryOf(browseCalls.topExperts, { college_id: place.collegeId, disease_id: place.diseaseId }),
  subject: (collegeId: number) => queryOf(homeCalls.collegeShareConfig, { college_id: collegeId }),
  subjectDiseases: (collegeId: number) => queryOf(browseCalls.collegeDiseases, { college_id: collegeId }),
}
