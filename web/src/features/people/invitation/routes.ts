import type { Screen } from '#web/platform/screen.ts'

export const invitationRoutes: Screen[] = [
  {
    path: '/shareRegister',
    title: { zh: '邀请注册', en: 'Invitation to Register' },
    access: 'open',
    load: async () => (await import('./screens/share-register.tsx')).ShareRegister,
  },
  {
    path: '/shareDeployRegister',
    title: { zh: '推广注册', en: 'Promotion Registration' },
    access: 'open',
    load: async () => (await import('./screens/share-deploy-register.tsx')).ShareDeployRegister,
  },
]
