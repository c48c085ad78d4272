const zh = { numbers: '查看数字', hide: '收起数字' }

export const plotText = {
  zh,
  en: { numbers: 'Show the numbers', hide: 'Hide the numbers' } satisfies typeof zh,
}
