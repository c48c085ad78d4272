export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
