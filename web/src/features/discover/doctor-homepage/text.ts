const zh = {
  missing: '没有找到这位医生',
  live: '直播中',
  goodAt: '擅长',
  introduction: '简介',
  content: '作品与会议',
  works: '作品',
  meetings: '会议',
  upcoming: '即将开始与进行中',
  past: '往期会议',
  noWorks: '这位医生还没有发布作品',
  noMeetings: '这位医生还没有会议',
}

export const doctorText = {
  zh,
  en: {
    missing: 'There is no such doctor',
    live: 'Live',
    goodAt: 'Expertise',
    introduction: 'About',
    content: 'Works and meetings',
    works: 'Works',
    meetings: 'Meetings',
    upcoming: 'Now and upcoming',
    past: 'Past meetings',
    noWorks: 'This doctor has published no works yet',
    noMeetings: 'This doctor has no meetings yet',
  } satisfies typeof zh,
}
