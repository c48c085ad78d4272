import type { Screen } from '#web/platform/screen.ts'

export const searchRoutes: Screen[] = [
  {
    path: '/search',
    title: { zh: '搜索', en: 'Search' },
    access: 'open',
    load: async () => (await import('./screens/search.tsx')).Search,
  },
  {
    path: '/expertSearch',
    title: { zh: '搜索专家', en: 'Search Experts' },
    access: 'open',
    load: async () => (await import('./screens/expert-search.tsx')).ExpertSearch,
  },
  {
    path: '/departmentHomeSearch',
    title: { zh: '搜索科室', en: 'Search Departments' },
    access: 'open',
    load: async () => (await import('./screens/department-search.tsx')).DepartmentSearch,
  },
]
