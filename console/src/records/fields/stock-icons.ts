/** Icons that come with the product (`web/public/stock/`), drawn for it. */
export const stockIcons = [
  'heart',
  'pulse',
  'lungs',
  'brain',
  'bone',
  'eye',
  'child',
  'pill',
  'microscope',
  'stethoscope',
  'calendar',
  'book',
  'video',
  'news',
  'people',
  'chart',
  'star',
  'coffee',
] as const

export const stockAddress = (icon: (typeof stockIcons)[number]) => `/stock/${icon}.svg`
