const addedZh = {
  title: '新评论',
  added: (writer: string, comment: string) => `${writer}评论了您的内容：“${comment}”`,
}

export const addedCommentText = {
  zh: addedZh,
  en: {
    title: 'New comment',
    added: (writer, comment) => `${writer} commented on what you published: "${comment}"`,
  } satisfies typeof addedZh,
}

const pinnedZh = {
  title: '评论置顶',
  pinned: (comment: string) => `您的评论“${comment}”已被置顶。`,
}

export const pinnedCommentText = {
  zh: pinnedZh,
  en: {
    title: 'Pinned comment',
    pinned: (comment) => `Your comment "${comment}" was pinned.`,
  } satisfies typeof pinnedZh,
}

const removedZh = {
  title: '评论管理',
  removed: (comment: string) => `您的评论“${comment}”因不符合社区规范已被移除。`,
  restored: (comment: string) => `您的评论“${comment}”已恢复显示。`,
}

export const removedCommentText = {
  zh: removedZh,
  en: {
    title: 'Your comment',
    removed: (comment) => `Your comment "${comment}" was removed because it breaks the rules.`,
    restored: (comment) => `Your comment "${comment}" is shown again.`,
  } satisfies typeof removedZh,
}

const reportZh = {
  title: '举报结果',
  upheld: (comment: string) => `您举报的评论“${comment}”已被移除，感谢您的反馈。`,
  dismissed: (comment: string) => `经核实，您举报的评论“${comment}”未违反社区规范，予以保留。`,
}

export const reportedCommentText = {
  zh: reportZh,
  en: {
    title: 'Your report',
    upheld: (comment) => `The comment "${comment}" that you reported was removed. Thank you.`,
    dismissed: (comment) => `The comment "${comment}" that you reported does not break the rules and stays.`,
  } satisfies typeof reportZh,
}

const likedZh = {
  title: '评论获赞',
  somebody: '一位用户',
  liked: (name: string, count: number, comment: string) =>
    count === 1 ? `${name}赞了您的评论“${comment}”。` : `${name}等 ${count} 人赞了您的评论“${comment}”。`,
}

export const likedCommentText = {
  zh: likedZh,
  en: {
    title: 'Likes of your comment',
    somebody: 'Somebody',
    liked: (name, count, comment) =>
      count === 1
        ? `${name} liked your comment "${comment}".`
        : `${name} and ${count - 1} ${count === 2 ? 'other' : 'others'} liked your comment "${comment}".`,
  } satisfies typeof likedZh,
}
