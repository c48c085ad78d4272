const zh = {
  follow: '关注',
  following: '已关注',
  followers: (count: string) => `${count} 人关注`,
  followed: '关注成功',
  stopped: '已取消关注',
  from: (name: string) => `来自 ${name}`,
  nothing: '关注的专家、学科与企业有新内容时，会出现在这里',
  suggestions: '值得关注的专家',
  chooseSubjects: '选择学科',
  kinds: { doctor: '专家', college: '学科', company: '企业', department: '科室' },
}

export const followText = {
  zh,
  en: {
    follow: 'Follow',
    following: 'Following',
    followers: (count) => `${count} followers`,
    followed: 'You are following now',
    stopped: 'No longer following',
    from: (name) => `From ${name}`,
    nothing: 'What is new from experts, subjects and companies you follow will be here',
    suggestions: 'Experts worth following',
    chooseSubjects: 'Choose subjects',
    kinds: { doctor: 'Expert', college: 'Subject', company: 'Company', department: 'Department' },
  } satisfies typeof zh,
}
