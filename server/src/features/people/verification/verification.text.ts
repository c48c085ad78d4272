const zh = {
  title: '身份认证',
  passed: '您的身份认证已通过。',
  refused: (reason: string) => `您的身份认证未通过：${reason}。请重新提交。`,
  submit: '完成身份认证',
  submitAgain: '认证未通过，请重新提交',
  why: '认证后可发布作品、申请加急会诊、接诊和管理科联体',
}

export const verificationText = {
  zh,
  en: {
    title: 'Identity verification',
    passed: 'Your identity has been verified.',
    refused: (reason) => `Your verification was refused: ${reason}. Please submit it again.`,
    submit: 'Verify your identity',
    submitAgain: 'The verification was refused, please submit it again',
    why: 'Verified doctors publish works, ask for urgent consultations, receive them and manage unions',
  } satisfies typeof zh,
}
