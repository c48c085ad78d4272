import { words } from '#kernel/console-framework/words.ts'
import { defineFeature } from '#kernel/feature.ts'
import { captionsFailed, captionsReady, videoFailed, videoReady, videoToCheck } from './videos.notices.ts'
import { appendVideo } from './append-video.ts'
import { cleanUpVideos } from './clean-up-videos.ts'
import { createVideo } from './create-video.ts'
import { deleteVideo } from './delete-video.ts'
import { getVideo, getVideos } from './get-videos.ts'
import { processAgain } from './process-again.ts'
import { processVideo } from './process-video.ts'
import { deleteCaption, setCaption } from './set-caption.ts'
import { setCover } from './set-cover.ts'
import { beginTranscribing, collectTranscription, transcribe } from './transcribe-video.ts'

export const videosFeature = defineFeature({
  name: 'videos',
  switches: [{ name: 'videos', title: words('上传视频', 'Uploading videos'), calls: [createVideo] }],
  notices: [videoReady, videoToCheck, videoFailed, captionsReady, captionsFailed],
  calls: [
    createVideo,
    appendVideo,
    getVideos,
    getVideo,
    deleteVideo,
    processAgain,
    setCover,
    setCaption,
    deleteCaption,
    transcribe,
  ],
  jobs: [processVideo, beginTranscribing, collectTranscription],
  cleanups: [cleanUpVideos],
})
