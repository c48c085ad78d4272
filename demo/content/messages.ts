/** Where a push message leads; `index` is a place in the named list. */
export type MessageTarget =
  | { kind: 'meeting' | 'operation' | 'article'; index: number }
  | { kind: 'login' }
  | { kind: 'richText' }

export type PushMessage = {
  title: InBoth
  /** `{meeting}` is replaced by the title of the meeting that it leads to. */
  content: InBoth
  /** Shown on its own page; HTML. */
  richText: string
  target: MessageTarget
  /** Minutes from now, always past. */
  sentMinutes: number
}

type InBoth = readonly [zh: string, en: string]

type Row = readonly [
  title: InBoth,
  content: InBoth,
  target: MessageTarget,
  daysAgo: number,
  ...paragraphs: string[],
]

const rows: readonly Row[] = [
  [
    ['会议正在直播', 'A meeting is live'],
    ['《{meeting}》正在直播，点击进入直播间。', '“{meeting}” is live. Tap to enter the room.'],
    { kind: 'meeting', index: 10 },
    0.01,
    '请提前检查网络与音量，建议在安静处使用耳机观看。',
    '直播结束后 24 小时内生成回放，可在会议页观看。',
  ],
  [
    ['近期直播推荐', 'Live soon, chosen by the editors'],
    ['专题报告与病例讨论，欢迎带着问题参加。', 'Talks and case discussions. Bring your questions.'],
    { kind: 'meeting', index: 16 },
    0.2,
    '编辑部挑选了一场即将开始的会议，包含专题报告与互动讨论。',
    '您可以在直播间评论区提交问题，主持人将择选提问。',
  ],
  [
    ['学术年会日程已发布', 'The programme of the annual congress is out'],
    [
      '主会场与分会场全部日程上线，可按讲者与专题筛选。',
      'All sessions are online, to be filtered by speaker and topic.',
    ],
    { kind: 'meeting', index: 0 },
    0.8,
    '大会日程已经发布，您可以提前预约感兴趣的专场，系统会在开始前提醒。',
    '现场参会的同道请携带有效证件签到。',
  ],
  [
    ['新手术视频上线', 'A new surgical video'],
    [
      '术者同步讲解，按步骤分段，可反复观看关键操作。',
      'Explained by the surgeon, in steps that can be watched again.',
    ],
    { kind: 'operation', index: 2 },
    1.5,
    '本期手术视频由术者本人讲解，配有步骤导航与专家点评。',
  ],
  [
    ['一周精选：读懂一份动态血糖报告', 'Chosen this week: reading a glucose monitoring report'],
    ['三步看报告，从整体到夜间再到餐后。', 'A report in three steps: overall, at night, after meals.'],
    { kind: 'article', index: 48 },
    2.2,
    '编辑部为您挑选了本周阅读量最高的几篇文章，供值班间隙阅读。',
  ],
  [
    ['完善资料，获得更合适的推荐', 'Complete your profile for better suggestions'],
    [
      '补充医院、科室与职称后，可参加仅限医师的会议。',
      'With hospital, department and title you may join meetings that are for doctors only.',
    ],
    { kind: 'richText' },
    3,
    '部分会议仅对医师开放。完善并通过身份认证后，您可以直接参加，无需逐场申请。',
    '您的资料仅用于身份核验与内容推荐，可随时在个人中心修改。',
  ],
  [
    ['学分怎样到账', 'How credits arrive'],
    [
      '完成签到、观看与考核后，学分自动记入个人中心。',
      'Once you have checked in, watched and passed, credits appear in your personal centre.',
    ],
    { kind: 'richText' },
    4.6,
    '每场学分会议的页面列出获得学分的条件，以及您已经完成的部分。',
    '如对结果有疑问，可在会议结束后 30 天内通过意见反馈提交申诉。',
  ],
  [
    ['回放已生成', 'A recording is ready'],
    [
      '会议回放已经上线，支持倍速与章节跳转。',
      'The recording of a meeting is online, with speeds and chapters.',
    ],
    { kind: 'meeting', index: 46 },
    6,
    '回放支持 0.75 至 2 倍速播放，可从上次观看的位置继续。',
  ],
  [
    ['系列课程更新', 'A series has a new lesson'],
    ['系列课程更新至第 3 讲，首讲可免费试听。', 'The series is at lesson 3; the first one is free.'],
    { kind: 'richText' },
    8,
    '系列课程首讲免费，其余章节购买后可永久观看。',
  ],
  [
    ['科普创作征集', 'Call for science creation'],
    [
      '把一个常见问题讲给患者听，入选作品将获得创作支持。',
      'Explain a common question to patients; chosen works are supported.',
    ],
    { kind: 'richText' },
    11,
    '<strong>征集方向</strong>：常见症状的就医建议、检查前后的准备、慢性病的家庭管理。',
    '作品需为原创，内容准确、通俗，不含任何药品或器械的推广信息。审核结果将在提交后五个工作日内通知。',
  ],
  [
    ['账号安全提醒', 'The safety of your account'],
    [
      '建议定期更换密码，并为重要操作留意短信提醒。',
      'Change your password from time to time, and mind the texts we send about it.',
    ],
    { kind: 'login' },
    15,
    '为保护您的账号，请定期更换密码，不要与其他网站使用相同的密码。',
    '平台工作人员不会以任何理由索要您的验证码。',
  ],
  [
    ['系统升级公告', 'Maintenance tonight'],
    [
      '今晚 01:00 至 02:00 进行系统维护，期间播放可能短暂中断。',
      'From 01:00 to 02:00; playing may break off for a moment.',
    ],
    { kind: 'richText' },
    21,
    '为提升播放稳定性，系统将进行例行维护。维护期间可能出现短暂的加载缓慢，不影响您的学习记录。',
    '感谢您的理解与支持。',
  ],
]

export const messages: readonly PushMessage[] = rows.map(
  ([title, content, target, daysAgo, ...paragraphs]) => ({
    title,
    content,
    richText: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    target,
    sentMinutes: -Math.round(daysAgo * 1440),
  }),
)
