const zh = {
  preview: '预告',
  inProgress: '进行中',
  live: '直播中',
  review: '回顾',
  credit: '学分会议',
  offline: '线下会议',
  views: (count: string) => `${count} 次观看`,
}

export const meetingText = {
  zh,
  en: {
    preview: 'Preview',
    inProgress: 'In progress',
    live: 'Live',
    review: 'Review',
    credit: 'Credit meeting',
    offline: 'On site',
    views: (count) => `${count} views`,
  } satisfies typeof zh,
}
