import type { Screen } from '#web/platform/screen.ts'
import { dataPackagePaths } from '#web/paths/data-packages.ts'

export const dataPackageRoutes: Screen[] = [
  {
    path: '/electronicDataPackage',
    title: { zh: '电子资料包', en: 'Data Package' },
    access: 'open',
    load: async () => (await import('./screens/data-package.tsx')).DataPackageScreen,
  },
  {
    path: dataPackagePaths.own,
    title: { zh: '我的资料', en: 'My Downloads' },
    access: 'login',
    load: async () => (await import('./screens/own-packages.tsx')).OwnPackages,
  },
]
