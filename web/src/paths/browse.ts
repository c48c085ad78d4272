import { channelTypes } from '#contract/discover/browse.ts'

type Place = { collegeId: number; diseaseId: number }

const withQuery = (path: string, query: Record<string, string | number>) => {
  const set = Object.entries(query).filter(([, value]) => value !== '' && value !== 0)
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

const nowhere: Place = { collegeId: 0, diseaseId: 0 }

export const browsePaths = {
  /** `type` is one of the channel types. */
  channel: (type: number, name: string, { collegeId, diseaseId }: Place = nowhere) =>
    withQuery('/channelClass', { type, name, college_id: collegeId, disease_id: diseaseId }),
  /** All items that the editors picked for one section of the home. */
  picks: (blockId: number, name: string, collegeId: number) =>
    withQuery('/channelClass', {
      type: channelTypes.picks,
      name,
      college_id: collegeId,
      content_manage_id: blockId,
    }),
  column: (columnId: number) => `/channelHome?channel_id=${columnId}`,
  recentMeetings: '/recentMeetings',
  experts: ({ collegeId, diseaseId }: Place = nowhere) =>
    withQuery('/expertList', { college_id: collegeId, disease_id: diseaseId }),
  subject: (collegeId: number) => `/singleSubject?college_id=${collegeId}`,
  courses: (collegeId = 0) => withQuery('/curriculum', { college_id: collegeId }),
}
