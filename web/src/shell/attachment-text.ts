const zh = {
  files: '附件（选填）',
  addFile: '添加附件',
  tooManyFiles: (most: number) => `附件最多 ${most} 个`,
  sending: (percent: number) => `上传中 ${percent}%`,
  lost: '网络已断开，恢复后自动继续',
  kept: '已上传',
  remove: (name: string) => `移除 ${name}`,
  retry: '重试',
  filesUnderWay: '附件还在上传，请稍候再提交',
  filesFailed: '有附件上传失败，请重试或移除后再提交',
}

export const attachmentText = {
  zh,
  en: {
    files: 'Files (optional)',
    addFile: 'Add a file',
    tooManyFiles: (most) => `At most ${most} files`,
    sending: (percent) => `Uploading ${percent}%`,
    lost: 'The connection is lost; the upload goes on by itself',
    kept: 'Uploaded',
    remove: (name) => `Remove ${name}`,
    retry: 'Retry',
    filesUnderWay: 'A file is still being uploaded, please wait',
    filesFailed: 'A file could not be uploaded: retry or remove it first',
  } satisfies typeof zh,
}
