const zh = {
  title: '教学病例',
  passed: (title: string) => `您的教学病例「${title}」已通过审核并发布。`,
  refused: (title: string, reason: string) => `您的教学病例「${title}」未通过审核：${reason}。`,
  source: '杏林教学病例',
}

export const teachingText = {
  zh,
  en: {
    title: 'Teaching cases',
    passed: (title) => `Your teaching case "${title}" was passed and published.`,
    refused: (title, reason) => `Your teaching case "${title}" was refused: ${reason}.`,
    source: 'Teaching case on Xinglin',
  } satisfies typeof zh,
}
