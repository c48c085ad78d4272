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
