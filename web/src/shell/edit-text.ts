const zh = {
  edit: '编辑',
  preview: '预览',
  look: '编辑或预览',
  save: '保存',
  saved: '已保存',
  nothingChanged: '没有修改',
  pictureUnderWay: '请等照片上传完成',
  restored: '已恢复上次未保存的修改',
  discard: '放弃修改',
  discardAsk: '放弃未保存的修改？',
  kept: '未保存的修改会保留在本设备上',
}

export const editFormText = {
  zh,
  en: {
    edit: 'Edit',
    preview: 'Preview',
    look: 'Edit or preview',
    save: 'Save',
    saved: 'Saved',
    nothingChanged: 'Nothing was changed',
    pictureUnderWay: 'Please wait until the picture is sent',
    restored: 'Your unsaved changes are back',
    discard: 'Discard the changes',
    discardAsk: 'Discard the unsaved changes?',
    kept: 'Unsaved changes stay on this device',
  } satisfies typeof zh,
}
