const zh = {
  title: '实名认证',
  passed: '您的实名认证已通过，可以申请提现。',
  refused: (reason: string) => `您的实名认证未通过：${reason}。请重新提交。`,
  submitAgain: '实名认证未通过，请重新提交',
}

export const authenticationText = {
  zh,
  en: {
    title: 'Authentication',
    passed: 'You are authenticated and can withdraw your balance.',
    refused: (reason) => `Your authentication was refused: ${reason}. Please submit it again.`,
    submitAgain: 'Your authentication was refused, please submit it again',
  } satisfies typeof zh,
}
