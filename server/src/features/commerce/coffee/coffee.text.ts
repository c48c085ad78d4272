const zh = {
  title: '咖啡券即将过期',
  expiring: (item: string, expireAt: string) => `您的「${item}」券将于 ${expireAt} 过期，请及时领取。`,
}

export const coffeeText = {
  zh,
  en: {
    title: 'A coffee voucher is about to expire',
    expiring: (item, expireAt) =>
      `Your voucher for "${item}" expires at ${expireAt}; please pick it up in time.`,
  } satisfies typeof zh,
}

const redeemedZh = {
  title: '咖啡券已核销',
  redeemed: (item: string, counter: string, time: string) =>
    `您的「${item}」券已于 ${time} 在${counter}核销。如非本人领取，请联系客服。`,
}

export const redeemedText = {
  zh: redeemedZh,
  en: {
    title: 'A coffee voucher was redeemed',
    redeemed: (item, counter, time) =>
      `Your voucher for "${item}" was redeemed at ${counter}, ${time}. If that was not you, contact our service.`,
  } satisfies typeof redeemedZh,
}

const staffZh = {
  title: '咖啡台',
  added: (counter: string) => `您已成为「${counter}」的工作人员，可以核销咖啡券。`,
  removed: (counter: string) => `您不再是「${counter}」的工作人员。`,
}

export const staffText = {
  zh: staffZh,
  en: {
    title: 'Coffee counter',
    added: (counter) => `You are now staff of "${counter}" and can redeem coffee vouchers there.`,
    removed: (counter) => `You are no longer staff of "${counter}".`,
  } satisfies typeof staffZh,
}
