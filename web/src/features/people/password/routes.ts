import type { Screen } from '#web/platform/screen.ts'

export const passwordRoutes: Screen[] = [
  {
    path: '/changePassword',
    title: { zh: '修改密码', en: 'Change Password' },
    access: 'open',
    load: async () => (await import('./screens/change-password.tsx')).ChangePassword,
  },
  {
    path: '/forgetPassword',
    title: { zh: '忘记密码', en: 'Forgot Password' },
    access: 'open',
    load: async () => (await import('./screens/forget-password.tsx')).ForgetPassword,
  },
]
