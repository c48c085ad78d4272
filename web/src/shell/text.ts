const zh = { backHome: '返回首页' }

export const shellText = { zh, en: { backHome: 'Back to the home' } satisfies typeof zh }
