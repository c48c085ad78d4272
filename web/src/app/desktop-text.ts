const zh = {
  index: '导航',
  beside: '相关内容',
  onThisPage: '本页内容',
  shortcuts: '键盘快捷键',
  close: '关闭',
  keys: [
    ['?', '显示这个列表'],
    ['/', '搜索'],
    ['g h', '首页'],
    ['g c', '个人中心'],
    ['g n', '消息'],
    ['Esc', '关闭弹出的内容'],
  ] as [keys: string, action: string][],
  /** Where there is a video. */
  videoKeys: [
    ['Space', '播放或暂停视频'],
    ['← →', '视频后退或前进，直播时回看'],
    ['f', '视频全屏'],
    ['t', '视频剧场模式'],
    ['m', '视频静音'],
  ] as [keys: string, action: string][],
}

export const desktopText = {
  zh,
  en: {
    index: 'Index',
    beside: 'Beside this page',
    onThisPage: 'On this page',
    shortcuts: 'Keyboard shortcuts',
    close: 'Close',
    keys: [
      ['?', 'Show this list'],
      ['/', 'Search'],
      ['g h', 'Home'],
      ['g c', 'Personal centre'],
      ['g n', 'Messages'],
      ['Esc', 'Close what is open'],
    ],
    videoKeys: [
      ['Space', 'Play or pause the video'],
      ['← →', 'Back or forward in the video; rewind while live'],
      ['f', 'Video in full screen'],
      ['t', 'Video in theatre mode'],
      ['m', 'Mute the video'],
    ],
  } satisfies typeof zh,
}
