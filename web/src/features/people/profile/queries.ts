import { checkinCalls, profileCalls } from '#contract/people/profile.ts'
import { queryOf } from '#web/platform/query.ts'

export const profileQueries = {
  profile: () => queryOf(profileCalls.profile, {}),
  template: (meetingId: number) => queryOf(profileCalls.template, { meeting_id: meetingId || undefined }),
  identities: () => queryOf(profileCalls.identities, {}),
  departments: () => queryOf(checkinCalls.departmentLevels, {}),
  titles: () => queryOf(checkinCalls.titleOptions, {}),
  hospitals: (keyword: string) => queryOf(checkinCalls.searchHospital, { keyword }),
  notices: () => queryOf(profileCalls.noticeSettings, {}),
}
