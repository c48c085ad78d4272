import type { Screen } from '#web/platform/screen.ts'

export const meetingSettingRoutes: Screen[] = [
  {
    path: '/meetingSettings',
    title: { zh: '会议设置', en: 'Meeting Settings' },
    access: 'login',
    load: async () => (await import('./screens/meeting-settings.tsx')).MeetingSettingsScreen,
  },
]
