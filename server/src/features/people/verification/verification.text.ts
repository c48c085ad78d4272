const zh = {
  title: '身份认证',
  passed: '您的身份认证已通过。',
  refused: (reason: string) => `您的身份认证未通过：${reason}。请重新提交。`,
}

export const verificationText = {
  zh,
  en: {
    title: 'Identity verification',
    passed: 'Your identity has been verified.',
    refused: (reason) => `Your verification was refused: ${reason}. Please submit it again.`,
  } satisfies typeof zh,
}
