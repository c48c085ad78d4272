const zh = { label: '主要页面', home: '首页', meetings: '会议', study: '学习', own: '我的' }

export const mainTabsText = {
  zh,
  en: {
    label: 'Main screens',
    home: 'Home',
    meetings: 'Meetings',
    study: 'Learn',
    own: 'Me',
  } satisfies typeof zh,
}
