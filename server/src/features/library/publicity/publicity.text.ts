const zh = {
  title: '科普创作',
  accepted: (topic: string) => `您的科普创作申请「${topic}」已通过，我们会尽快与您联系。`,
  declined: (topic: string, reason: string) => `您的科普创作申请「${topic}」未通过：${reason}。`,
}

export const publicityText = {
  zh,
  en: {
    title: 'Science creation',
    accepted: (topic) => `Your application "${topic}" has been accepted. We will contact you soon.`,
    declined: (topic, reason) => `Your application "${topic}" was declined: ${reason}.`,
  } satisfies typeof zh,
}
