const zh = {
  missing: '广告已下线',
  mark: '广告',
  more: '了解详情',
  leaving: '即将离开杏林',
  leavingText: (host: string) => `您将前往 ${host}。这是广告主的网站，内容与隐私保护由对方负责。`,
  go: '继续前往',
  stay: '留在这里',
  counts: (shown: string, clicked: string) => `展示 ${shown} · 点击 ${clicked}`,
}

export const adText = {
  zh,
  en: {
    missing: 'This advertisement has ended',
    mark: 'Ad',
    more: 'Learn more',
    leaving: 'You are leaving Xinglin',
    leavingText: (host) =>
      `You are going to ${host}. It belongs to the advertiser, who answers for its content and privacy.`,
    go: 'Continue',
    stay: 'Stay here',
    counts: (shown, clicked) => `Shown ${shown} · clicked ${clicked}`,
  } satisfies typeof zh,
}
