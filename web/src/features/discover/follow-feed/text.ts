const zh = {
  from: (name: string) => `来自 ${name}`,
  nothing: '关注的专家、科室、学科与企业有新内容时，会出现在这里',
  suggestions: '值得关注的专家',
  chooseSubjects: '选择学科',
  kinds: { doctor: '专家', college: '学科', company: '企业', department: '科室' },
}

export const followFeedText = {
  zh,
  en: {
    from: (name) => `From ${name}`,
    nothing: 'News from the experts, departments, subjects and companies you follow will be here',
    suggestions: 'Experts worth following',
    chooseSubjects: 'Choose subjects',
    kinds: { doctor: 'Expert', college: 'Subject', company: 'Company', department: 'Department' },
  } satisfies typeof zh,
}
