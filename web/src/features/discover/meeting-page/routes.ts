import type { Screen } from '#web/platform/screen.ts'

export const meetingPageRoutes: Screen[] = [
  {
    path: '/meetingHome',
    title: { zh: '大会主页', en: 'Conference Home' },
    access: 'authorization',
    load: async () => (await import('./screens/meeting-home.tsx')).MeetingHome,
  },
  {
    path: '/meetingDetail',
    title: { zh: '会议详情', en: 'Meeting Detail' },
    access: 'authorization',
    needsProfile: 'when-the-meeting-asks',
    load: async () => (await import('./screens/meeting.tsx')).Meeting,
  },
  {
    path: '/meetingPlaybackDetail',
    title: { zh: '会议回放', en: 'Meeting Playback' },
    access: 'authorization',
    load: async () => (await import('./screens/meeting-playback.tsx')).MeetingPlayback,
  },
  {
    path: '/meetingHomeTest',
    title: { zh: '大会主页（测试）', en: 'Conference Home (Test)' },
    access: 'authorization',
    load: async () => (await import('./screens/meeting-home-test.tsx')).MeetingHomeTest,
  },
  {
    path: '/subjectMeetingList',
    title: { zh: '学术会议', en: 'Academic Conferences' },
    access: 'open',
    load: async () => (await import('./screens/subject-meetings.tsx')).SubjectMeetings,
  },
  {
    path: '/ypComment',
    title: { zh: '评论', en: 'Comments' },
    access: 'open',
    load: async () => (await import('./screens/meeting-comments.tsx')).MeetingComments,
  },
  {
    path: '/ypExperts',
    title: { zh: '专家阵容', en: 'Experts' },
    access: 'open',
    load: async () => (await import('./screens/expert-rows.tsx')).ExpertRows,
  },
  {
    path: '/ypSchedule',
    title: { zh: '会议日程', en: 'Schedule' },
    access: 'open',
    load: async () => (await import('./screens/schedule.tsx')).Schedule,
  },
  {
    path: '/player',
    title: { zh: '视频播放', en: 'Player' },
    access: 'open',
    load: async () => (await import('./screens/play-address.tsx')).PlayAddress,
  },
  {
    path: '/alonePlayer',
    title: { zh: '独立播放器', en: 'Standalone Player' },
    access: 'open',
    load: async () => (await import('./screens/alone-player.tsx')).AlonePlayer,
  },
  {
    path: '/meetingLink',
    title: { zh: '加入会议', en: 'Join Meeting' },
    access: 'open',
    load: async () => (await import('./screens/join-meeting.tsx')).JoinMeeting,
  },
]
