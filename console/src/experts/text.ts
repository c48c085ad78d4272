export const expertText = {
  zh: {
    addPicture: '上传现场照片',
    addDocument: '上传给专家的文件',
    documentAdded: '已上传，专家将收到通知',
    flags: {
      '': '已添加',
      used_before: '已添加，但与其他会议的照片相似，需人工认可',
      too_old: '已添加，但拍摄时间早于会议，需人工认可',
    },
  },
  en: {
    addPicture: 'Add a picture',
    addDocument: 'Add a document for the expert',
    documentAdded: 'Added; the expert is told',
    flags: {
      '': 'Added',
      used_before: 'Added, but it looks like a picture of another meeting and has to be accepted',
      too_old: 'Added, but it is older than the meeting and has to be accepted',
    },
  },
}
