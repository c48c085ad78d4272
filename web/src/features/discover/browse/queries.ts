import { shareCalls } from '#contract/community/share.ts'
import { browseCalls } from '#contract/discover/browse.ts'
import { homeCalls, recommendPageSize } from '#contract/discover/home.ts'
import type { ListOrder } from '#contract/wire/lists.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export type ListScope = { collegeId: number; diseaseId: number; order: ListOrder }

const wire = ({ collegeId, diseaseId, order }: ListScope) => ({
  college_id: collegeId,
  disease_id: diseaseId,
  order,
})

/** Only meetings with credits, or all. */
const meetings = (scope: ListScope, isCredit: boolean, type = 0) => ({
  ...wire(scope),
  type,
  is_credit: isCredit || undefined,
})

export const browseQueries = {
  notices: (scope: ListScope, isCredit: boolean) =>
    pagedQueryOf(homeCalls.advance, meetings(scope, isCredit, meetingTypes.preview)),
  /** In progress, live and upcoming. */
  recent: (scope: ListScope) => pagedQueryOf(homeCalls.advance, meetings(scope, false)),
  live: (scope: ListScope, isCredit: boolean) =>
    pagedQueryOf(homeCalls.advance, meetings(scope, isCredit, meetingTypes.live)),
  playback: (scope: ListScope, isCredit: boolean) =>
    pagedQueryOf(homeCalls.playback, meetings(scope, isCredit)),
  credit: (scope: ListScope) => pagedQueryOf(browseCalls.credit, meetings(scope, false)),
  enterprise: (scope: ListScope, isCredit: boolean) =>
    pagedQueryOf(browseCalls.enterpriseMeetings, meetings(scope, isCredit)),
  columns: ({ collegeId, diseaseId }: ListScope) =>
    pagedQueryOf(browseCalls.columns, { college_id: collegeId, disease_id: diseaseId }),
  column: (columnId: number) => queryOf(browseCalls.columnDetail, { channel_id: columnId }),
  articles: (scope: ListScope) => pagedQueryOf(browseCalls.consulting, wire(scope)),
  columnArticles: (columnId: number) =>
    pagedQueryOf(browseCalls.informationList, {
      college_id: 0,
      disease_id: 0,
      order: 'new',
      subject_id: columnId,
    }),
  operations: (scope: ListScope) => pagedQueryOf(browseCalls.surgicalList, wire(scope)),
  courses: (scope: ListScope, isFree: boolean | undefined) =>
    pagedQueryOf(browseCalls.allCourses, { ...wire(scope), type: 0, is_free: isFree }),
  singleCourses: (scope: ListScope, isFree: boolean | undefined) =>
    pagedQueryOf(browseCalls.courses, { ...wire(scope), is_free: isFree }),
  seriesCourses: (scope: ListScope, isFree: boolean | undefined) =>
    pagedQueryOf(browseCalls.seriesCourses, { ...wire(scope), is_free: isFree }),
  picks: (collegeId: number, blockId: number) =>
    pagedQueryOf(homeCalls.recommendList, {
      college_id: collegeId,
      content_manage_id: blockId,
      pageSize: recommendPageSize,
    }),
  experts: (scope: { collegeId: number; diseaseId: number }) =>
    pagedQueryOf(browseCalls.topExperts, { college_id: scope.collegeId, disease_id: scope.diseaseId }),
  subject: (collegeId: number) => queryOf(shareCalls.subject, { college_id: collegeId }),
  subjectDiseases: (collegeId: number) => queryOf(browseCalls.collegeDiseases, { college_id: collegeId }),
}
