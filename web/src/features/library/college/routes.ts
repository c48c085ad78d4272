import type { Screen } from '#web/platform/screen.ts'

export const collegeRoutes: Screen[] = [
  {
    path: '/diseaseHomepage',
    title: { zh: '病种主页', en: 'Disease Home' },
    access: 'authorization',
    load: async () => (await import('./screens/disease-home.tsx')).DiseaseHome,
  },
  {
    path: '/diseaseList',
    title: { zh: '病种列表', en: 'Diseases' },
    access: 'open',
    load: async () => (await import('./screens/disease-list.tsx')).DiseaseList,
  },
  {
    path: '/operationHomepage',
    title: { zh: '术式主页', en: 'Surgery Home' },
    access: 'open',
    load: async () => (await import('./screens/operation-home.tsx')).OperationHome,
  },
  {
    path: '/operationList',
    title: { zh: '术式列表', en: 'Surgeries' },
    access: 'open',
    load: async () => (await import('./screens/operation-list.tsx')).OperationList,
  },
  {
    path: '/partHomepage',
    title: { zh: '部位主页', en: 'Body Part' },
    access: 'open',
    load: async () => (await import('./screens/part-home.tsx')).PartHome,
  },
  {
    path: '/partList',
    title: { zh: '部位列表', en: 'Body Parts' },
    access: 'open',
    load: async () => (await import('./screens/part-list.tsx')).PartList,
  },
]
