const zh = {
  title: '新的点赞',
  somebody: '一位用户',
  liked: (name: string, count: number, title: string) =>
    count === 1 ? `${name}赞了您的《${title}》。` : `${name}等 ${count} 人赞了您的《${title}》。`,
}

export const likesText = {
  zh,
  en: {
    title: 'New likes',
    somebody: 'Somebody',
    liked: (name, count, title) =>
      count === 1
        ? `${name} liked "${title}".`
        : `${name} and ${count - 1} ${count === 2 ? 'other' : 'others'} liked "${title}".`,
  } satisfies typeof zh,
}
