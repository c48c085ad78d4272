import type { Screen } from '#web/platform/screen.ts'

/** Screens of the expert area are `open`: they have a gate of their own. */
export const expertDutyRoutes: Screen[] = [
  {
    path: '/expertTaskList',
    title: { zh: '专家任务单', en: 'Expert Tasks' },
    access: 'open',
    load: async () => (await import('./screens/expert-task-list.tsx')).ExpertTaskList,
  },
  {
    path: '/taskList',
    title: { zh: '任务列表', en: 'Task List' },
    access: 'open',
    load: async () => (await import('./screens/task-list.tsx')).TaskList,
  },
  {
    path: '/taskOrders',
    title: { zh: '我的任务单', en: 'Task Orders' },
    access: 'login',
    load: async () => (await import('./screens/task-orders.tsx')).TaskOrders,
  },
]
