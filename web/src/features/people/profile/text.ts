const zh = {
  whoAreYou: '请选择您的身份',
  whoText: '不同身份填写的信息不同，以后可以在个人信息中更改。',
  doctor: '医院或医疗机构的医生、护士、药师、技师',
  other: '医学生、科研人员及其他关注医学的用户',
  enterprise: '医药、器械等企业的工作人员',
  intro: '完善信息后即可继续浏览，我们也会据此推荐内容。',
  progress: (done: number, needed: number) => `必填信息 ${done}/${needed}`,
  identity: '身份',
  changeIdentity: '更换',
  optional: (label: string) => `${label}（选填）`,
  choose: '请选择',
  chooseField: (label: string) => `选择${label}`,
  otherWords: '没有合适的？自行填写',
  take: '确定',
  hospitalHint: '输入名称或拼音首字母搜索；没有找到时直接填写全称',
  hospitalsFound: (count: number) => (count === 0 ? '没有找到，可直接填写医院全称' : `找到 ${count} 家医院`),
  hospitalsDown: '搜索暂时不可用，可直接填写医院全称',
  emailHint: '仅用于通知与联系',
  save: '保存并继续',
  kept: '填写内容会自动保留，刷新页面不会丢失。',
  saved: '信息已保存',
}

export const profileText = {
  zh,
  en: {
    whoAreYou: 'Who are you?',
    whoText:
      'Each identity is asked for different details. You can change it later in your personal information.',
    doctor: 'Doctors, nurses, pharmacists and technicians of hospitals and clinics',
    other: 'Students, researchers and everybody else with an interest in medicine',
    enterprise: 'People who work for makers of drugs and devices',
    intro: 'Complete your profile to continue. It also helps us suggest content for you.',
    progress: (done, needed) => `${done} of ${needed} required fields`,
    identity: 'Identity',
    changeIdentity: 'Change',
    optional: (label) => `${label} (optional)`,
    choose: 'Please choose',
    chooseField: (label) => `Choose: ${label.toLowerCase()}`,
    otherWords: 'None of these? Enter your own',
    take: 'OK',
    hospitalHint: 'Search by name or pinyin initials, or simply enter the full name',
    hospitalsFound: (count) =>
      count === 0
        ? 'None found; simply enter the full name'
        : count === 1
          ? '1 hospital found'
          : `${count} hospitals found`,
    hospitalsDown: 'The search is not working right now; simply enter the full name',
    emailHint: 'Only to send you news and to reach you',
    save: 'Save and continue',
    kept: 'Kept as you type, even if the page reloads.',
    saved: 'Your profile has been saved',
  } satisfies typeof zh,
}
