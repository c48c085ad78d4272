const zh = {
  title: '提现通知',
  approved: (amount: string, expectedOn: string) =>
    `您申请提现的 ${amount} 元已通过审核，预计 ${expectedOn} 前到账。`,
  paid: (amount: string) => `您申请提现的 ${amount} 元已汇入您的银行卡，请查收。`,
  paidToWallet: (amount: string) => `您申请提现的 ${amount} 元已转入您的钱包，请查收。`,
  refused: (amount: string, reason: string) =>
    `您申请提现的 ${amount} 元未通过审核：${reason}。金额已退回可提现余额。`,
  bounced: (amount: string, reason: string) =>
    `您申请提现的 ${amount} 元汇款被退回：${reason}。金额已退回可提现余额，请核对收款信息后重新申请。`,
}

/** What a person is told about a withdrawal. */
export const withdrawalText = {
  zh,
  en: {
    title: 'Withdrawal',
    approved: (amount, expectedOn) =>
      `Your withdrawal of ${amount} yuan was approved. It is expected to arrive by ${expectedOn}.`,
    paid: (amount) => `Your withdrawal of ${amount} yuan was paid into your bank account.`,
    paidToWallet: (amount) => `Your withdrawal of ${amount} yuan was paid into your wallet.`,
    refused: (amount, reason) =>
      `Your withdrawal of ${amount} yuan was refused: ${reason}. The amount is back in your balance.`,
    bounced: (amount, reason) =>
      `Your withdrawal of ${amount} yuan was returned by the bank: ${reason}. The amount is back in your balance. Please check where it is to be paid to and apply again.`,
  } satisfies typeof zh,
}

const fileZh = {
  fileName: (batchNo: string) => `付款文件 ${batchNo}.csv`,
  columns: ['编号', '收款人', '账号', '开户银行', '开户支行', '金额', '用途'],
  purpose: '讲课费',
}

/** The file for the bank. */
export const bankFileText = {
  zh: fileZh,
  en: {
    fileName: (batchNo) => `Payments ${batchNo}.csv`,
    columns: ['Number', 'Payee', 'Account', 'Bank', 'Branch', 'Amount', 'Purpose'],
    // The bank is in China.
    purpose: '讲课费',
  } satisfies typeof fileZh,
}
