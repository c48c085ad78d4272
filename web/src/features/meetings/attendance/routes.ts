import type { Screen } from '#web/platform/screen.ts'

export const attendanceRoutes: Screen[] = [
  {
    path: '/meetingAttendance',
    title: { zh: '参会名单', en: 'Attendance' },
    access: 'login',
    load: async () => (await import('./screens/attendance.tsx')).Attendance,
  },
]
