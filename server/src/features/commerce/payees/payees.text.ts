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

const payeeZh = {
  title: '收款信息',
  changed: (time: string) => `您的收款信息已于 ${time} 修改。如非本人操作，请立即修改密码并联系客服。`,
}

export const payeeText = {
  zh: payeeZh,
  en: {
    title: 'Payee details',
    changed: (time) =>
      `Where your money is paid to was changed at ${time}. If that was not you, change your password and contact our service at once.`,
  } satisfies typeof payeeZh,
}
