const zh = {
  zoom: '缩放',
  across: '左右',
  down: '上下',
  hint: '拖动照片调整位置，双指缩放，也可以使用滑块',
  use: '使用',
}

export const cropText = {
  zh,
  en: {
    zoom: 'Zoom',
    across: 'Left and right',
    down: 'Up and down',
    hint: 'Drag the picture to move it and zoom with two fingers, or use the sliders',
    use: 'Use this',
  } satisfies typeof zh,
}
