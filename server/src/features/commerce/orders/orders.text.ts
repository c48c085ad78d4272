const zh = {
  title: '退款通知',
  approved: (name: string) => `您购买的《${name}》退款申请已通过，款项将原路退回。`,
  refused: (name: string, reason: string) => `您购买的《${name}》退款申请未通过：${reason}。`,
  late: (name: string) => `您为《${name}》支付的款项到账时订单已失效，款项将原路退回。`,
  arrived: (name: string) => `《${name}》的退款已到账，请查收。`,
}

/** What a buyer is told about a refund. */
export const refundText = {
  zh,
  en: {
    title: 'Refund',
    approved: (name) => `Your refund for “${name}” was approved. The money goes back the way it came.`,
    refused: (name, reason) => `Your refund for “${name}” was refused: ${reason}.`,
    late: (name) =>
      `Your payment for “${name}” arrived when the order was no longer valid. The money goes back the way it came.`,
    arrived: (name) => `The refund for “${name}” has arrived.`,
  } satisfies typeof zh,
}

const paymentZh = {
  title: '订单通知',
  paid: (name: string) => `您已成功购买《${name}》，现在可以观看。`,
  gifts: (name: string, count: number) =>
    `您为他人购买的《${name}》已付款，${count} 个赠送码可以发给同行了。`,
}

/** What a buyer is told about a payment that has arrived. */
export const paymentText = {
  zh: paymentZh,
  en: {
    title: 'Order',
    paid: (name) => `You have bought “${name}” and can watch it now.`,
    gifts: (name, count) =>
      `You have bought “${name}” for others: ${count} ${count === 1 ? 'code' : 'codes'} can be given away now.`,
  } satisfies typeof paymentZh,
}

const invoiceZh = {
  title: '发票通知',
  issued: (name: string, number: string) =>
    `《${name}》的发票已开具（发票号码 ${number}），已发送至您填写的邮箱。`,
  cancelled: (name: string) => `《${name}》已退款，您的发票申请已取消；仍有未退金额时可重新申请。`,
  reversed: (name: string, number: string) => `《${name}》的发票 ${number} 已红冲作废。`,
}

export const invoiceText = {
  zh: invoiceZh,
  en: {
    title: 'Invoice',
    issued: (name, number) =>
      `The invoice for “${name}” (number ${number}) was issued and sent to the address you gave.`,
    cancelled: (name) =>
      `“${name}” was refunded, and your request for an invoice cancelled. For what was not refunded you can ask again.`,
    reversed: (name, number) => `The invoice ${number} for “${name}” was reversed and is no longer valid.`,
  } satisfies typeof invoiceZh,
}

const saleZh = {
  title: '作品销售',
  sold: (name: string, share: string) =>
    `您的作品《${name}》售出一份，您的分成 ${share} 元将在退款期过后可提现。`,
  refunded: (name: string) => `您的作品《${name}》有一笔订单已退款，相应分成已扣回。`,
  released: (count: number, amount: string) =>
    `您有 ${count} 笔作品分成已过退款期，共 ${amount} 元现在可以提现。`,
  claimed: (count: number, amount: string) =>
    `平台为您保管的 ${count} 笔作品分成共 ${amount} 元已转入您的账户。`,
}

/** What the author of a work is told about its sales. */
export const saleText = {
  zh: saleZh,
  en: {
    title: 'Sales of your work',
    sold: (name, share) =>
      `Your work “${name}” was sold. Your share of ${share} yuan can be withdrawn once the time for a refund is over.`,
    refunded: (name) => `An order of your work “${name}” was refunded, and your share of it taken back.`,
    released: (count, amount) =>
      `${amount} yuan from ${count} ${count === 1 ? 'sale' : 'sales'} can be withdrawn now: the time for a refund is over.`,
    claimed: (count, amount) =>
      `${amount} yuan that we held for you from ${count} ${count === 1 ? 'sale' : 'sales'} are now on your account.`,
  } satisfies typeof saleZh,
}
