const zh = {
  title: '讲座中讲到的地方',
  professionals: '仅供医生参考。以下均为讲座原话或课件原文，点击从该处播放。',
  locked: '有讲座讲到这里，原话仅向医生展示。',
  logIn: '以医生身份登录',
  page: (page: number) => `课件第 ${page} 页`,
}

export const quotedPassagesText = {
  zh,
  en: {
    title: 'Where talks speak of it',
    professionals: 'For doctors only. Everything below is said or shown in talks; press it to play it there.',
    locked: 'Talks speak of this. What they say is shown to doctors only.',
    logIn: 'Log in as a doctor',
    page: (page) => `slide ${page}`,
  } satisfies typeof zh,
}
