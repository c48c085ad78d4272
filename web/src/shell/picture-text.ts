const zh = {
  choose: '选择照片',
  change: '更换照片',
  crop: '裁剪照片',
  sending: '正在上传照片',
  retry: '重试',
  hint: '支持 jpg、png、webp，不超过 10 MB',
}

export const pictureText = {
  zh,
  en: {
    choose: 'Choose a picture',
    change: 'Change the picture',
    crop: 'Crop the picture',
    sending: 'The picture is being sent',
    retry: 'Try again',
    hint: 'jpg, png or webp, up to 10 MB',
  } satisfies typeof zh,
}
