import type { Screen } from '#web/platform/screen.ts'

export const dataPackageRoutes: Screen[] = [
  {
    path: '/electronicDataPackage',
    title: { zh: '电子资料包', en: 'Data Package' },
    access: 'open',
    load: async () => (await import('./screens/data-package.tsx')).DataPackageScreen,
  },
]
