/** Articles that an editor has taken back. */
export const demoTakenBack = [
  {
    title: '某指南旧版要点（已被新版取代）',
    intro: '新版发布后下架，保留备查。',
    source: '杏林编辑部',
    body: '<p>本文所述为旧版指南，已由新版取代。</p>',
  },
  {
    title: '会议通知：时间以新通知为准',
    intro: '会议改期，原通知下架。',
    source: '杏林编辑部',
    body: '<p>会议改期，请以新通知为准。</p>',
  },
]

const body = [
  '<h2>为什么要随访</h2>',
  '<p>出院后三十天是再入院的高峰。<strong>一次电话</strong>可以发现多数问题。</p>',
  '<table tabindex="0"><caption>随访时间表</caption><tbody>',
  '<tr><th><p>时间</p></th><th><p>方式</p></th></tr>',
  '<tr><td><p>第一周</p></td><td><p>电话</p></td></tr>',
  '<tr><td><p>第四周</p></td><td><p>门诊</p></td></tr></tbody></table>',
  '<ul><li><p>体重</p></li><li><p>血压</p></li></ul>',
].join('')

/** Articles that are being written; `inDays` is when one is published by itself, `isChange` edits one that readers see. */
export const demoDrafts: { inDays?: number; isChange?: true; values: Record<string, unknown> }[] = [
  { values: { title: '草稿：基层高血压管理的三个误区', intro: '尚未写完', body: '' } },
  {
    inDays: 3,
    values: {
      title: '出院后第一个月的随访',
      intro: '一份可以照着做的时间表。',
      source: '杏林编辑部',
      body,
    },
  },
  {
    isChange: true,
    values: { title: '修订中：补充最新数据', intro: '等待作者确认', source: '杏林编辑部', body },
  },
]

export const unpublishedMeeting = {
  title: '心衰管理基层培训（筹备中）',
  intro: '讲者确认后发布。',
  speaker: '待定',
}

/** What one person has asked for and a second one decides: by phone, who asks and whose account it is about. */
export const demoRequests = [
  {
    askedBy: '13800000009',
    about: '13800000018',
    resource: 'operators',
    deed: 'people.changeRoles',
    values: { roles: ['support', 'reviewer'] },
    reason: '审核人手不足，客服兼任评论审核',
  },
]

export const demoTemplates = [
  {
    name: '继续教育证书（青）',
    issuer: '杏林学院',
    heading: '学习证书',
    heading_en: 'Certificate of Learning',
    lead: '兹证明',
    closing: '完成学习并获得 {points} 学分',
    closing_en: 'has completed the course and earned {points} credits',
    remark: '',
    accent: '#0a6c74',
  },
  {
    name: '大会参会证书（红）',
    issuer: '杏林大会组委会',
    heading: '参会证书',
    heading_en: 'Certificate of Attendance',
    lead: '兹证明',
    closing: '全程参加本次大会，获得 {points} 学分',
    closing_en: 'attended this congress and earned {points} credits',
    remark: '本证书可在线验证',
    accent: '#a8322a',
  },
]
