const zh = {
  title: '赠送课程',
  taken: (title: string, name: string) => `${name || '您的朋友'}领取了您赠送的《${title}》。`,
}

export const giftText = {
  zh,
  en: {
    title: 'Gifts',
    taken: (title, name) => `${name || 'Your friend'} has taken “${title}”, which you gave away.`,
  } satisfies typeof zh,
}
