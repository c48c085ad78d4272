import { defineFeature } from '#kernel/feature.ts'
import { getVoiceAddress } from './get-voice-address.ts'
import { receiveVoices } from './receive-voices.ts'

export const roomCaptionsFeature = defineFeature({
  name: 'room-captions',
  calls: [getVoiceAddress],
  start: (services, app) => receiveVoices(app.server, services),
})
