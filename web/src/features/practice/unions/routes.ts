import type { Screen } from '#web/platform/screen.ts'

export const unionRoutes: Screen[] = [
  {
    path: '/stCommonwealth',
    title: { zh: '科联体', en: 'Department Union' },
    access: 'authorization',
    load: async () => (await import('./screens/union-home.tsx')).UnionHome,
  },
  {
    path: '/doctorMember',
    title: { zh: '医生成员', en: 'Doctor Members' },
    access: 'login',
    load: async () => (await import('./screens/union-members.tsx')).DoctorMembers,
  },
  {
    path: '/departmentMember',
    title: { zh: '科室成员', en: 'Department Members' },
    access: 'login',
    load: async () => (await import('./screens/union-members.tsx')).DepartmentMembers,
  },
  {
    path: '/stCommonwealthFrom',
    title: { zh: '科联体申请表', en: 'Union Application Form' },
    access: 'login',
    load: async () => (await import('./screens/union-application.tsx')).UnionApplicationScreen,
  },
  {
    path: '/membershipApplication',
    title: { zh: '入会申请', en: 'Membership Application' },
    access: 'login',
    load: async () => (await import('./screens/membership-applications.tsx')).MembershipApplications,
  },
  {
    path: '/notice',
    title: { zh: '科联体公告', en: 'Union Notices' },
    access: 'login',
    load: async () => (await import('./screens/union-notices.tsx')).UnionNotices,
  },
  {
    path: '/noticeDetail',
    title: { zh: '公告详情', en: 'Notice Detail' },
    access: 'login',
    load: async () => (await import('./screens/union-notice.tsx')).UnionNoticeScreen,
  },
  {
    path: '/appointmentMeeting',
    title: { zh: '预约会议', en: 'Book a Meeting' },
    access: 'login',
    load: async () => (await import('./screens/union-bookings.tsx')).UnionBookings,
  },
  {
    path: '/unionSettings',
    title: { zh: '科联体设置', en: 'Union Settings' },
    access: 'login',
    load: async () => (await import('./screens/union-settings.tsx')).UnionSettings,
  },
  {
    path: '/addMembers',
    title: { zh: '添加成员', en: 'Add Members' },
    access: 'login',
    load: async () => (await import('./screens/add-members.tsx')).AddMembers,
  },
]
