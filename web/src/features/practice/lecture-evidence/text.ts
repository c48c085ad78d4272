const zh = {
  evidence: '讲课资料',
  complete: '资料已齐全',
  missing: (parts: readonly string[]) => `还缺少：${parts.join('、')}`,
  figures: (minutes: number, viewers: number, pictures: number) =>
    `直播 ${minutes} 分钟 · 最高 ${viewers} 人同时观看 · ${pictures} 张照片`,
  pack: (time: string) => `资料包 ${time}`,
  download: '下载',
  verify: '核验资料包',
  verifyNote: '任何人都可在浏览器中核对签名和文件；页面可保存，断网可用。',
  open: '打开',
  sponsors: '允许赞助方查看讲课情况',
  sponsorsNote: '仅显示讲课已举行及观看数据，不含讲课费、银行卡和身份证信息；可随时关闭。',
  sponsoredNote: '显示贵公司赞助、已结束且讲者同意公开的讲课；不含讲课费、银行卡和身份证信息。',
  noLectures: '还没有可查看的讲课；会议结束且讲者同意公开后会显示在这里',
  states: { 0: '资料收集中', 1: '资料已齐全' },
  figureNames: { live_minutes: '直播分钟', most_viewers: '最高同时观看', pictures: '照片', slides: '课件' },
  time: (begin: string, end: string) => `${begin} 至 ${end}（北京时间）`,
  definitions: '数据说明',
  definitionsOf: [
    ['直播分钟', '讲者已确认的场次实际播出的时长，取整到分钟；未直播或未排场次的为 0'],
    ['最高同时观看', '讲者讲课期间每分钟在线观看人数中的最大值'],
    ['照片', '会议期间截取或上传、经核验可用的照片数'],
    ['课件', '讲者是否提交了讲课所用的课件，1 为已提交'],
    ['资料', '协议、确认、直播或签到记录、照片和课件都齐全后显示“资料已齐全”，每小时更新'],
  ] as [string, string][],
  export: '导出表格',
  exported: '讲课数据已导出',
}

export const lectureEvidenceText = {
  zh,
  en: {
    evidence: 'Records of the lecture',
    complete: 'The records are complete',
    missing: (parts) => `Still missing: ${parts.join(', ')}`,
    figures: (minutes, viewers, pictures) =>
      `${minutes} minutes live · at most ${viewers} viewers · ${pictures} pictures`,
    pack: (time) => `Evidence pack ${time}`,
    download: 'Download',
    verify: 'Check a pack',
    verifyNote:
      'Anybody can check the signature and the files in a browser; the page can be saved and works offline.',
    open: 'Open',
    sponsors: 'Let sponsors see the lecture',
    sponsorsNote:
      'They see that it took place and how many watched, never fees, bank cards or identity cards. You can stop this at any time.',
    sponsoredNote:
      'Lectures of meetings that your company sponsors, once they are over and if the speaker agrees; never fees, bank cards or identity cards.',
    noLectures: 'There are no lectures yet; they appear here when a meeting is over and the speaker agrees',
    states: { 0: 'Being collected', 1: 'Complete' },
    figureNames: {
      live_minutes: 'Minutes live',
      most_viewers: 'Most viewers',
      pictures: 'Pictures',
      slides: 'Slides',
    },
    time: (begin, end) => `${begin} to ${end} (Beijing time)`,
    definitions: 'What the figures mean',
    definitionsOf: [
      [
        'Minutes live',
        'How long the confirmed sessions of the speaker were on air; 0 without a stream or a session',
      ],
      ['Most viewers', 'The highest number of viewers in one minute of the lecture'],
      ['Pictures', 'Verified pictures that were taken from the stream or uploaded'],
      ['Slides', '1 if the speaker has handed in the slides of the lecture'],
      [
        'Complete',
        'Agreement, confirmation, record of the stream or sign-in, pictures and slides are all there; updated every hour',
      ],
    ],
    export: 'Export',
    exported: 'The lectures have been exported',
  } satisfies typeof zh,
}
