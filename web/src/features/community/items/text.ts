const zh = {
  free: '免费',
}

export const itemText = {
  zh,
  en: {
    free: 'Free',
  } satisfies typeof zh,
}
