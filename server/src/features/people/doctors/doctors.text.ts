const zh = {
  title: '医生主页',
  linked: '您的账号已关联医生主页，现在可以管理主页和作品。',
  unlinked: '您的账号与医生主页的关联已取消。如有疑问，请联系客服。',
}

export const doctorsText = {
  zh,
  en: {
    title: 'Homepage',
    linked: 'Your account was linked to your homepage as a doctor. You can now manage it and your works.',
    unlinked:
      'Your account is no longer linked to a homepage of a doctor. Please contact our service if you have questions.',
  } satisfies typeof zh,
}
