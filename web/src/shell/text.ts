const zh = {
  backHome: '返回首页',
  alreadyEditing: '已有编辑窗口打开，请先关闭',
  back: '返回',
}

export const shellText = {
  zh,
  en: {
    backHome: 'Back to the home',
    alreadyEditing: 'an edit window is already open, close it first',
    back: 'Go back',
  } satisfies typeof zh,
}
