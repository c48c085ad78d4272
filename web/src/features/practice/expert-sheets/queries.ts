import { dutyCalls } from '#contract/practice/expert-duties.ts'
import { expertTaskCalls, guestCalls, sheetCalls } from '#contract/practice/expert-sheets.ts'
import { api } from '#web/platform/api.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What experts were asked to do, and what they have said to it. */
    tasks: true
  }
}

/** Names a sheet: the number of its task, and the code of the invitation or the chosen guest. */
export type SheetAddress = { id: number; tcode: string; guest_id?: number }

const fresh = { staleTime: 0, retry: false } as const

const accessCheckedMs = 5 * 60_000

export const expertSheetQueries = {
  check: (sheet: SheetAddress) => ({
    ...queryOf(expertTaskCalls.check, sheet),
    staleTime: accessCheckedMs,
    retry: false,
  }),
  loginPage: (id: number) => ({ ...queryOf(expertTaskCalls.loginPage, { id }), retry: false }),
  website: async (id: number) => (await api(expertTaskCalls.website, { id })).offical_website,
  servicePhone: () => queryOf(expertTaskCalls.servicePhone, {}),
  guests: (id: number) => ({ ...queryOf(expertTaskCalls.guests, { id }), ...fresh }),
  topMenu: (sheet: SheetAddress) => queryOf(dutyCalls.topMenu, sheet, { tags: ['tasks'] }),
  sheet: (sheet: SheetAddress) => ({ ...queryOf(sheetCalls.status, sheet, { tags: ['tasks'] }), ...fresh }),
  guest: (sheet: SheetAddress) => ({ ...queryOf(guestCalls.get, sheet), ...fresh }),
  home: (sheet: SheetAddress) => ({ ...queryOf(guestCalls.home, sheet), retry: false }),
  own: () => pagedQueryOf(sheetCalls.own, {}, { tags: ['tasks'] }),
}
