import type { RouteObject } from 'react-router'
import type { consoleParts } from '#contract/console/resources.ts'
import type { Right } from '#contract/wire/rights.ts'
import type { InBoth } from '#web/ui/language.ts'

/** A screen of the console that is more than a list: its place in the menu and what it takes to see it. */
export type SpecialScreen = {
  /** Below `/console/`. */
  path: string
  part: (typeof consoleParts)[number]
  title: InBoth<string>
  right: Right
  /** Reached from a record and not from the menu. */
  isInner?: boolean
  load: () => Promise<() => React.ReactNode>
}

export const specialScreens: SpecialScreen[] = [
  {
    path: 'programme/:id',
    part: 'meetings',
    title: { zh: '议程时间表', en: 'Timetable' },
    right: 'meetings.edit',
    isInner: true,
    load: async () => (await import('./meetings/programme-screen.tsx')).ProgrammeScreen,
  },
  {
    path: 'live/:id',
    part: 'meetings',
    title: { zh: '直播看板', en: 'Live dashboard' },
    right: 'meetings.moderate',
    isInner: true,
    load: async () => (await import('./meetings/live-screen.tsx')).LiveScreen,
  },
  {
    path: 'attendance/:id',
    part: 'meetings',
    title: { zh: '参会名单', en: 'Attendance' },
    right: 'meetings.moderate',
    isInner: true,
    load: async () => (await import('./meetings/attendance-screen.tsx')).AttendanceScreen,
  },
  {
    path: 'payouts',
    part: 'money',
    title: { zh: '银行付款', en: 'Bank payouts' },
    right: 'money.approve',
    load: async () => (await import('./money/payouts-screen.tsx')).PayoutsScreen,
  },
  {
    path: 'tax',
    part: 'money',
    title: { zh: '月度报税', en: 'Monthly tax' },
    right: 'money.read',
    load: async () => (await import('./money/tax-screen.tsx')).TaxScreen,
  },
]

export const specialRoutes: RouteObject[] = specialScreens.map(({ path, load }) => ({
  path,
  lazy: async () => ({ Component: await load() }),
}))
