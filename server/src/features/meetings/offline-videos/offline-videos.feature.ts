import { defineFeature } from '#kernel/feature.ts'
import { licenseVideo } from './license-video.ts'

export const offlineVideosFeature = defineFeature({ name: 'offline-videos', calls: [licenseVideo] })
