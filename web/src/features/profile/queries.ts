import { checkinCalls, profileCalls } from '#contract/profile.ts'
import { ownQueryOf } from '#web/platform/own-query.ts'
import { queryOf } from '#web/platform/query.ts'

export const profileQueries = {
  profile: () => ownQueryOf(profileCalls.profile, {}),
  template: (meetingId: number) => ownQueryOf(profileCalls.template, { meeting_id: meetingId || undefined }),
  identities: () => queryOf(profileCalls.identities, {}),
  departments: () => queryOf(checkinCalls.departmentLevels, {}),
  titles: () => queryOf(checkinCalls.titleOptions, {}),
  hospitals: (keyword: string) => queryOf(checkinCalls.searchHospital, { keyword }),
  notices: () => ownQueryOf(profileCalls.noticeSettings, {}),
}
