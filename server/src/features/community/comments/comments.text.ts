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

const removedZh = {
  title: '评论已移除',
  removed: (comment: string) => `您的评论“${comment}”因不符合社区规范已被移除。`,
}

export const removedCommentText = {
  zh: removedZh,
  en: {
    title: 'Comment removed',
    removed: (comment) => `Your comment "${comment}" was removed because it breaks the rules.`,
  } satisfies typeof removedZh,
}
