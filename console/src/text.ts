/** What content is written in: told to those who hear it, as the console may speak another language. */
export const contentLanguage = 'zh-CN'

/** Words that every part of the console uses. */
export const consoleText = {
  zh: {
    console: '杏林 · 运营台',
    save: '保存',
    cancel: '取消',
    confirm: '确定',
    close: '关闭',
    retry: '重试',
    loadFailed: '加载失败',
    nothing: '暂无数据',
    reason: '原因',
    reasonNeeded: '请填写原因',
    openPage: '打开页面',
    yes: '是',
    no: '否',
  },
  en: {
    console: 'Xinglin · Console',
    save: 'Save',
    cancel: 'Cancel',
    confirm: 'Confirm',
    close: 'Close',
    retry: 'Retry',
    loadFailed: 'Loading failed',
    nothing: 'Nothing here yet',
    reason: 'Reason',
    reasonNeeded: 'Please give a reason',
    openPage: 'Open page',
    yes: 'Yes',
    no: 'No',
  },
}
