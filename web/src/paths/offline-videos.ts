export const offlineVideoPaths = { list: '/offlineVideos' }
