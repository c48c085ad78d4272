const zh = {
  title: '新的关注',
  somebody: '一位用户',
  followed: (name: string, count: number) =>
    count === 1 ? `${name}关注了您。` : `${name}等 ${count} 人关注了您。`,
}

export const followsText = {
  zh,
  en: {
    title: 'New followers',
    somebody: 'Somebody',
    followed: (name, count) =>
      count === 1
        ? `${name} follows you now.`
        : `${name} and ${count - 1} ${count === 2 ? 'other' : 'others'} follow you now.`,
  } satisfies typeof zh,
}
