import { getTalkHome } from './get-talk-home.ts'
import { getTalk } from './get-talk.ts'
import { listTalks } from './list-talks.ts'

export const talkRoutes = [getTalkHome, listTalks, getTalk]
