type Group = {
  title: { zh: string; en: string }
  /** Lists by the name of their resource, views and screens by their word in the address. */
  entries: string[]
}

/** What the side menu of a place shows, in the order of the work on it; the record itself and its history stand around it. */
export const consolePlaces: Record<string, Group[]> = {
  meetings: [
    {
      title: { zh: '筹备', en: 'Preparation' },
      entries: [
        'sessions',
        'programme',
        'meeting-guests',
        'expert-tasks',
        'experts',
        'meeting-homes',
        'meeting-managers',
      ],
    },
    {
      title: { zh: '准入与报名', en: 'Access and registration' },
      entries: ['meeting-access', 'whitelist', 'reservations'],
    },
    {
      title: { zh: '现场与直播', en: 'On site and live' },
      entries: ['live', 'streams', 'checkins', 'visits', 'waiting-visits', 'live-tip-offs', 'mutes', 'halls'],
    },
    {
      title: { zh: '回放与学分', en: 'Recordings and credit' },
      entries: [
        'recordings',
        'recording-captions',
        'recording-digests',
        'recall-questions',
        'exams',
        'exam-questions',
        'certificates',
        'attendance',
        'reports',
      ],
    },
    {
      title: { zh: '结果与款项', en: 'Results and money' },
      entries: ['figures', 'sent-messages', 'expert-fees', 'organiser-payments', 'comments'],
    },
  ],
  people: [
    { title: { zh: '身份', en: 'Identity' }, entries: ['verifications', 'doctors', 'logins'] },
    {
      title: { zh: '学习', en: 'Learning' },
      entries: ['reservations', 'checkins', 'visits', 'credits', 'certificates'],
    },
    {
      title: { zh: '订单与款项', en: 'Orders and money' },
      entries: ['orders', 'refunds', 'withdrawals', 'payees'],
    },
    {
      title: { zh: '作品与协作', en: 'Works and practice' },
      entries: ['works', 'comments', 'union-members', 'experts', 'consultations'],
    },
    {
      title: { zh: '沟通', en: 'Contact' },
      entries: ['sent-messages', 'feedback', 'support-notes'],
    },
  ],
  experts: [
    {
      title: { zh: '任务', en: 'Tasks' },
      entries: ['expert-sessions', 'expert-waits', 'expert-agreements'],
    },
    {
      title: { zh: '凭证与讲课费', en: 'Evidence and fees' },
      entries: ['lecture-evidence', 'evidence-pictures', 'expert-fees', 'fee-corrections'],
    },
    { title: { zh: '经过', en: 'History' }, entries: ['expert-history'] },
  ],
  courses: [
    { title: { zh: '销售', en: 'Sales' }, entries: ['sales', 'works', 'orders', 'group-offers'] },
    { title: { zh: '读者', en: 'Viewers' }, entries: ['comments'] },
  ],
  unions: [
    { title: { zh: '成员与活动', en: 'Members and activity' }, entries: ['union-members', 'activity'] },
  ],
  companies: [
    {
      title: { zh: '产品与展示', en: 'Products and exhibits' },
      entries: ['products', 'booths'],
    },
  ],
}
