const zh = {
  missing: '作品不存在或已下架',
  free: '免费',
  limitedTime: '限时优惠',
  formerPrice: '原价',
  paidNotice: '付费内容，下单功能开放后可购买观看',
  noVideo: '视频正在准备中',
  views: (count: string) => `${count} 次观看`,
  episodes: '课程目录',
  episodeCount: (count: number) => `共 ${count} 节`,
  introduction: '简介',
  others: '该医生的其他作品',
}

export const courseText = {
  zh,
  en: {
    missing: 'This work does not exist or was taken down',
    free: 'Free',
    limitedTime: 'Limited-time offer',
    formerPrice: 'Former price',
    paidNotice: 'Paid content. It can be bought here once orders open',
    noVideo: 'The video is being prepared',
    views: (count) => `${count} views`,
    episodes: 'Episodes',
    episodeCount: (count) => `${count} in all`,
    introduction: 'About',
    others: 'Other works of this doctor',
  } satisfies typeof zh,
}
