import { defineFeature } from '#kernel/feature.ts'
import { getRehearsal } from './get-rehearsal.ts'
import { notifyOrganisers } from './notify-organisers.ts'
import { rehearsalRoomKind } from './rehearsal-room-kind.ts'
import { rehearsalBegun } from './rehearsals.notices.ts'

export const rehearsalsFeature = defineFeature({
  name: 'rehearsals',
  notices: [rehearsalBegun],
  cameraPages: ['/expertRehearsal'],
  roomKinds: [rehearsalRoomKind],
  calls: [getRehearsal],
  jobs: [notifyOrganisers],
})
