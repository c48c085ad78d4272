export const historyPaths = { views: '/viewHistory' }
