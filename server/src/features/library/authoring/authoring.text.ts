const zh = {
  title: '作品审核',
  passed: (title: string) => `您的作品「${title}」已通过审核并发布。`,
  refused: (title: string, reason: string) => `您的作品「${title}」未通过审核：${reason}。修改后可再次提交。`,
  takenBack: (title: string, reason: string) => `您的作品「${title}」已被下架：${reason}。`,
  putBack: (title: string) => `您的作品「${title}」已恢复展示。`,
}

export const authoringText = {
  zh,
  en: {
    title: 'Review of your work',
    passed: (title) => `Your work "${title}" has passed the review and is published.`,
    refused: (title, reason) =>
      `Your work "${title}" was refused: ${reason}. You may change it and send it again.`,
    takenBack: (title, reason) => `Your work "${title}" is no longer shown: ${reason}.`,
    putBack: (title) => `Your work "${title}" is shown again.`,
  } satisfies typeof zh,
}
