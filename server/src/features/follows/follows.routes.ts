import { follow, followDoctor, getFollowState } from './follow.ts'
import { listFollowContent, listSuggestions } from './list-follow-content.ts'

export const followRoutes = [followDoctor, follow, getFollowState, listFollowContent, listSuggestions]
