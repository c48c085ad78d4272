const kinds = { text: '文字', face: '面容', own: '手工' }

const zh = {
  title: '核对遮盖',
  hint: '黑框内的内容不会公开。点选黑框后可取消或恢复遮盖，拖动可移动，拖右下角可改变大小，在空白处拖动可新增。键盘：PageUp、PageDown 选择，方向键移动，Shift 加方向键改变大小，Delete 取消。',
  unsearched: '系统未能查找文字与面容，请逐处手工遮盖。',
  searching: '正在查找文字与面容',
  review: (count: number) => `核对遮盖（找到 ${count} 处）`,
  again: '重新核对',
  toConfirm: '待核对',
  confirmed: '已确认遮盖',
  mask: (at: number, kind: keyof typeof kinds) => `遮盖 ${at}：${kinds[kind]}`,
  open: (at: number, kind: keyof typeof kinds) => `未遮盖 ${at}：${kinds[kind]}`,
  next: '下一处',
  add: '新增遮盖',
  remove: '取消遮盖',
  restore: '恢复遮盖',
  leftOpen: (count: number) => `有 ${count} 处未遮盖，审核人会看到这些位置。`,
  confirm: '确认遮盖',
  done: '遮盖已确认',
  picture: (name: string) => `待遮盖的图片：${name}`,
}

const englishKinds: typeof kinds = { text: 'text', face: 'face', own: 'by hand' }

export const maskingText = {
  zh,
  en: {
    title: 'Check the masks',
    hint: 'What is black is not published. Choose a mask to take it off or put it back, drag it to move it, drag its lower right corner to resize it, drag anywhere else to add one. Keys: Page Up and Page Down choose, arrows move, Shift and arrows resize, Delete takes it off.',
    unsearched: 'Text and faces could not be looked for: please mask everything by hand.',
    searching: 'Looking for text and faces',
    review: (count) => `Check the masks (${count} found)`,
    again: 'Check again',
    toConfirm: 'To be checked',
    confirmed: 'Masks confirmed',
    mask: (at, kind) => `Mask ${at}: ${englishKinds[kind]}`,
    open: (at, kind) => `Not masked ${at}: ${englishKinds[kind]}`,
    next: 'Next',
    add: 'Add a mask',
    remove: 'Take the mask off',
    restore: 'Put the mask back',
    leftOpen: (count) => `${count} left open: whoever checks the case sees where.`,
    confirm: 'Confirm the masks',
    done: 'Masks confirmed',
    picture: (name) => `Picture to be masked: ${name}`,
  } satisfies typeof zh,
}
