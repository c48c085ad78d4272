import { getWindow } from './get-window.ts'

export const danmakuRoutes = [getWindow]
