import { personalCenterCalls } from '#contract/discover/personal-center.ts'
import { benchOneCall } from '../one-call.ts'
import { preparePersonalCenter } from './prepare-personal-center.ts'

/** The one call that paints the personal centre. */
export const benchPersonalCenter = () =>
  benchOneCall({
    name: 'personal centre',
    path: personalCenterCalls.get.path,
    prepare: async (databaseUrl) => ({ fields: {}, ...(await preparePersonalCenter(databaseUrl)) }),
  })
