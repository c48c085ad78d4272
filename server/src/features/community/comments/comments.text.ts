const zh = {
  title: '评论置顶',
  pinned: (comment: string) => `您的评论“${comment}”已被置顶。`,
}

export const commentsText = {
  zh,
  en: {
    title: 'Pinned comment',
    pinned: (comment) => `Your comment "${comment}" was pinned.`,
  } satisfies typeof zh,
}
