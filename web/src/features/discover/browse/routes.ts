import type { Screen } from '#web/platform/screen.ts'

export const browseRoutes: Screen[] = [
  {
    path: '/channelClass',
    title: { zh: '频道分类', en: 'Channel' },
    access: 'authorization',
    load: async () => (await import('./screens/channel-class.tsx')).ChannelClass,
  },
  {
    path: '/channelHome',
    title: { zh: '频道详情', en: 'Channel Detail' },
    access: 'open',
    load: async () => (await import('./screens/channel-home.tsx')).ChannelHome,
  },
  {
    path: '/recentMeetings',
    title: { zh: '近期会议', en: 'Recent Meetings' },
    access: 'open',
    load: async () => (await import('./screens/recent-meetings.tsx')).RecentMeetings,
  },
  {
    path: '/expertList',
    title: { zh: '专家列表', en: 'Experts' },
    access: 'open',
    load: async () => (await import('./screens/expert-list.tsx')).ExpertList,
  },
  {
    path: '/singleSubject',
    title: { zh: '学科主页', en: 'Subject' },
    access: 'open',
    load: async () => (await import('./screens/single-subject.tsx')).SingleSubject,
  },
  {
    path: '/curriculum',
    title: { zh: '课程', en: 'Courses' },
    access: 'open',
    keepAlive: true,
    load: async () => (await import('./screens/curriculum.tsx')).Curriculum,
  },
]
