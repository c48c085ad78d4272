const zh = { unfold: '展开', foldUp: '收起' }

export const foldedText = { zh, en: { unfold: 'More', foldUp: 'Less' } satisfies typeof zh }
