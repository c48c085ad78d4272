import type { Screen } from '#web/platform/screen.ts'

/** Screens of the expert area are `open`: they have a gate of their own. */
export const expertSessionRoutes: Screen[] = [
  {
    path: '/expertsSchedule',
    title: { zh: '专家日程', en: 'Expert Schedule' },
    access: 'open',
    load: async () => (await import('./screens/expert-schedule.tsx')).ExpertSchedule,
  },
  {
    path: '/expertsScheduleUniversal',
    title: { zh: '专家日程（通用）', en: 'Expert Schedule' },
    access: 'open',
    load: async () => (await import('./screens/expert-schedule.tsx')).ExpertScheduleUniversal,
  },
  {
    path: '/expertScheduleDetail',
    title: { zh: '日程详情', en: 'Schedule Detail' },
    access: 'open',
    load: async () => (await import('./screens/session-detail.tsx')).SessionDetail,
  },
]
