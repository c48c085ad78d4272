export const followPaths = { content: '/followContent' }
