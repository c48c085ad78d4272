import { defineFeature } from '#kernel/feature.ts'
import {
  getCaptionLines,
  getTalkCaptions,
  removeCaptions,
  saveCaptions,
  transcribe,
} from './edit-captions.ts'
import { captionResources } from './talk-captions.console.ts'
import { beginTranscribingTalk, collectTalkTranscription } from './transcribe-talk.ts'

export const talkCaptionsFeature = defineFeature({
  name: 'talk-captions',
  calls: [getTalkCaptions, getCaptionLines, saveCaptions, removeCaptions, transcribe],
  resources: captionResources,
  jobs: [beginTranscribingTalk, collectTalkTranscription],
})
