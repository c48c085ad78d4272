type Group = {
  /** Left out where a part has only one group. */
  title?: { zh: string; en: string }
  /** Lists by the name of their resource, screens by their path, in the order in which they are used. */
  entries: string[]
}

/** The console's menu in the order of an operator's day. */
export const consoleMenu = {
  today: [{ entries: ['today', 'requests'] }],
  meetings: [
    {
      title: { zh: '会议与议程', en: 'Meetings and programme' },
      entries: ['meetings', 'sessions', 'meeting-guests', 'meeting-homes', 'meeting-managers'],
    },
    {
      title: { zh: '参会', en: 'Attending' },
      entries: ['meeting-access', 'whitelist', 'reservations', 'checkins', 'visits', 'waiting-visits'],
    },
    {
      title: { zh: '直播与回放', en: 'Live and recordings' },
      entries: ['streams', 'recordings', 'recording-captions', 'recording-digests', 'live-tip-offs', 'mutes'],
    },
    {
      title: { zh: '学分与考试', en: 'Credit and exams' },
      entries: [
        'exams',
        'exam-questions',
        'recall-questions',
        'certificates',
        'certificate-templates',
        'credit-requirements',
        'credit-formats',
        'reports',
      ],
    },
  ],
  content: [
    {
      title: { zh: '文章、课程与视频', en: 'Articles, courses, videos' },
      entries: [
        'articles',
        'columns',
        'courses',
        'lesson-captions',
        'works',
        'operation-captions',
        'talks',
        'data_packages',
        'questionnaires',
        'questionnaire-texts',
        'publicity',
      ],
    },
    {
      title: { zh: '首页', en: 'Home' },
      entries: ['banners', 'menu_items', 'sections', 'ads', 'hot_words'],
    },
    {
      title: { zh: '药械百科', en: 'Encyclopedia' },
      entries: ['products', 'product_classes', 'companies', 'halls', 'booths'],
    },
    {
      title: { zh: '分类与词典', en: 'Classification' },
      entries: [
        'subjects',
        'diseases',
        'operations',
        'departments',
        'hospitals',
        'tags',
        'synonyms',
        'translations',
      ],
    },
  ],
  experts: [
    {
      title: { zh: '邀请与任务', en: 'Invitations and tasks' },
      entries: [
        'experts',
        'expert-tasks',
        'expert-sessions',
        'session-polls',
        'expert-waits',
        'specimen-rooms',
        'expert-history',
      ],
    },
    {
      title: { zh: '讲课费与凭证', en: 'Fees and evidence' },
      entries: [
        'expert-fees',
        'fee-corrections',
        'fee-records',
        'lecture-evidence',
        'evidence-pictures',
        'evidence-sponsors',
      ],
    },
    {
      title: { zh: '协议与设置', en: 'Agreements and settings' },
      entries: [
        'expert-agreements',
        'agreement-parties',
        'expert-agreement-texts',
        'duty-deadlines',
        'expert-menus',
      ],
    },
  ],
  people: [
    { entries: ['people', 'verifications', 'doctors', 'enterprise-users', 'support-notes', 'operators'] },
  ],
  money: [
    {
      title: { zh: '订单', en: 'Orders' },
      entries: ['orders', 'refunds', 'invoices', 'coupons', 'gift-codes', 'group-offers', 'purchase-groups'],
    },
    { title: { zh: '付款', en: 'Payouts' }, entries: ['withdrawals', 'payouts', 'payees'] },
    {
      title: { zh: '账与税', en: 'Books and tax' },
      entries: [
        'ledger',
        'ledger-months',
        'reconciliation',
        'organiser-payments',
        'claims',
        'tax',
        'tax-payments',
        'taxed-payments',
        'tax-rates',
      ],
    },
  ],
  community: [
    { title: { zh: '审核', en: 'Moderation' }, entries: ['comments', 'tip-offs', 'words', 'feedback'] },
    {
      title: { zh: '科联体与会诊', en: 'Unions and consultations' },
      entries: ['unions', 'union-members', 'consultations', 'consultation-promises', 'teaching-cases'],
    },
  ],
  messages: [{ entries: ['announcements'] }],
  coffee: [{ entries: ['coffee-campaigns', 'coffee-counters', 'coffee-staff'] }],
  figures: [{ entries: ['figures', 'sponsor-reports', 'search-misses'] }],
  system: [
    {
      title: { zh: '设置', en: 'Settings' },
      entries: [
        'onboarding',
        'providers',
        'switches',
        'login-settings',
        'service-settings',
        'app-versions',
        'agreements',
      ],
    },
    {
      title: { zh: '运行与审计', en: 'Operation and audit' },
      entries: ['jobs', 'call-times', 'backups', 'audit'],
    },
  ],
} satisfies Record<string, Group[]>

export type ConsolePart = keyof typeof consoleMenu

export const consoleParts = Object.entries(consoleMenu) as [ConsolePart, Group[]][]

export const entriesOf = (part: ConsolePart): string[] => consoleMenu[part].flatMap(({ entries }) => entries)

/** All entries, first things first. */
export const menuEntries = consoleParts.flatMap(([part]) => entriesOf(part))
