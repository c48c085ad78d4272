const zh = {
  evidence: '讲课资料',
  complete: '资料已齐全',
  missing: '还缺少',
  figures: (minutes: number, viewers: number, pictures: number) =>
    `直播 ${minutes} 分钟 · 最高 ${viewers} 人同时观看 · ${pictures} 张照片`,
  pack: (time: string) => `资料包 ${time}`,
  download: '下载',
  sponsors: '允许赞助方查看讲课情况',
  sponsorsNote: '仅显示讲课已举行及观看数据，不含讲课费、银行卡和身份证信息；可随时关闭。',
}

export const lectureEvidenceText = {
  zh,
  en: {
    evidence: 'Records of the lecture',
    complete: 'The records are complete',
    missing: 'Still missing',
    figures: (minutes, viewers, pictures) =>
      `${minutes} minutes live · at most ${viewers} viewers · ${pictures} pictures`,
    pack: (time) => `Evidence pack ${time}`,
    download: 'Download',
    sponsors: 'Let sponsors see the lecture',
    sponsorsNote:
      'They see that it took place and how many watched, never fees, bank cards or identity cards. You can stop this at any time.',
  } satisfies typeof zh,
}
