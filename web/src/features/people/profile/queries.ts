import { workplaceOptionCalls, profileCalls } from '#contract/people/profile.ts'
import { queryOf } from '#web/platform/query.ts'

/** Who somebody is. */
export const profileTag = 'profile'

const meta = { tags: [profileTag] }

export const profileQueries = {
  profile: () => queryOf(profileCalls.profile, {}, meta),
  template: (meetingId: number) =>
    queryOf(profileCalls.template, { meeting_id: meetingId || undefined }, meta),
  identities: () => queryOf(profileCalls.identities, {}),
  departments: () => queryOf(workplaceOptionCalls.departmentLevels, {}),
  titles: () => queryOf(workplaceOptionCalls.titleOptions, {}),
  hospitals: (keyword: string) => queryOf(workplaceOptionCalls.searchHospital, { keyword }),
  notices: () => queryOf(profileCalls.noticeSettings, {}),
}
