import { defineFeature } from '#kernel/feature.ts'
import { getCompletionInfo } from './get-completion-info.ts'
import { getVideo } from './get-video.ts'
import { checkPassword, getVideoPassword } from './watch-password.ts'
import { checkWhitelist, getCheckinConfig, getSessionSettings, getWhiteConfig } from './watch-settings.ts'
import { admittedMeeting } from './watching.items.ts'

export const watchingFeature = defineFeature({
  name: 'watching',
  calls: [
    getWhiteConfig,
    getSessionSettings,
    checkWhitelist,
    getVideo,
    getVideoPassword,
    checkPassword,
    getCompletionInfo,
    getCheckinConfig,
  ],
  items: [admittedMeeting],
})
