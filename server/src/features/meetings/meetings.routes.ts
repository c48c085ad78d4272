import { checkFrame } from './check-frame.ts'

export const meetingRoutes = [checkFrame]
