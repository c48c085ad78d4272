import type { RouteObject } from 'react-router'
import type { Right } from '#contract/wire/rights.ts'
import type { InBoth } from '#web/ui/language.ts'

/** A screen of the console that is more than a list: what it is called and what it takes to see it. */
export type SpecialScreen = {
  /** Below `/console/`. */
  path: string
  title: InBoth<string>
  right: Right
  /** Reached from a record and not from the menu; below `meetings/:id/` it is a part of that place. */
  isInner?: boolean
  load: () => Promise<() => React.ReactNode>
}

export const specialScreens: SpecialScreen[] = [
  {
    path: 'today',
    title: { zh: '今日', en: 'Today' },
    right: 'console.open',
    load: async () => (await import('./today/today-screen.tsx')).TodayScreen,
  },
  {
    path: 'figures',
    title: { zh: '运营数据', en: 'Figures' },
    right: 'figures.read',
    load: async () => (await import('./figures/figures-screen.tsx')).FiguresScreen,
  },
  {
    path: 'sponsor-reports',
    title: { zh: '赞助方报告', en: 'Sponsor reports' },
    right: 'figures.read',
    load: async () => (await import('./figures/sponsor-screen.tsx')).SponsorScreen,
  },
  {
    path: 'meetings/:id/programme',
    title: { zh: '议程时间表', en: 'Timetable' },
    right: 'meetings.edit',
    isInner: true,
    load: async () => (await import('./meetings/programme-screen.tsx')).ProgrammeScreen,
  },
  {
    path: 'meetings/:id/live',
    title: { zh: '直播看板', en: 'Live dashboard' },
    right: 'meetings.moderate',
    isInner: true,
    load: async () => (await import('./meetings/live-screen.tsx')).LiveScreen,
  },
  {
    path: 'meetings/:id/attendance',
    title: { zh: '参会名单', en: 'Attendance' },
    right: 'meetings.moderate',
    isInner: true,
    load: async () => (await import('./meetings/attendance-screen.tsx')).AttendanceScreen,
  },
  {
    path: 'captions/:talk/:id',
    title: { zh: '字幕', en: 'Captions' },
    right: 'console.open',
    isInner: true,
    load: async () => (await import('./captions/captions-screen.tsx')).CaptionsScreen,
  },
  {
    path: 'payouts',
    title: { zh: '银行付款', en: 'Bank payouts' },
    right: 'money.approve',
    load: async () => (await import('./money/payouts-screen.tsx')).PayoutsScreen,
  },
  {
    path: 'tax',
    title: { zh: '月度报税', en: 'Monthly tax' },
    right: 'money.read',
    load: async () => (await import('./money/tax-screen.tsx')).TaxScreen,
  },
  {
    path: 'providers',
    title: { zh: '服务商设置', en: 'Providers' },
    right: 'system.manage',
    load: async () => (await import('./system/providers-screen.tsx')).ProvidersScreen,
  },
  {
    path: 'switches',
    title: { zh: '功能开关', en: 'Feature switches' },
    right: 'system.manage',
    load: async () => (await import('./system/switches-screen.tsx')).SwitchesScreen,
  },
  {
    path: 'jobs',
    title: { zh: '后台任务', en: 'Jobs' },
    right: 'system.manage',
    load: async () => (await import('./system/jobs-screen.tsx')).JobsScreen,
  },
  {
    path: 'call-times',
    title: { zh: '慢调用', en: 'Slow calls' },
    right: 'system.manage',
    load: async () => (await import('./system/call-times-screen.tsx')).CallTimesScreen,
  },
  {
    path: 'backups',
    title: { zh: '备份与审计校验', en: 'Backups and audit check' },
    right: 'system.manage',
    load: async () => (await import('./system/backups-screen.tsx')).BackupsScreen,
  },
  {
    path: 'onboarding',
    title: { zh: '开始使用', en: 'Getting started' },
    right: 'system.manage',
    load: async () => (await import('./onboarding/onboarding-screen.tsx')).OnboardingScreen,
  },
  {
    path: 'account',
    title: { zh: '我的账号', en: 'My account' },
    right: 'console.open',
    isInner: true,
    load: async () => (await import('./session/account-screen.tsx')).AccountScreen,
  },
]

/** Whether it stands in the place of a record, which shows it. */
const isPart = ({ path }: SpecialScreen) => path.split('/')[1] === ':id'

export const specialRoutes: RouteObject[] = specialScreens
  .filter((screen) => !isPart(screen))
  .map(({ path, load }) => ({
    path,
    lazy: async () => ({ Component: await load() }),
  }))
