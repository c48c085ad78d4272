import { workplaceOptionCalls, profileCalls } from '#contract/people/profile.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Who somebody is. */
    profile: true
  }
}

const meta = { tags: ['profile'] } as const

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
