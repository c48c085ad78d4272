import { getMarkState } from './get-mark-state.ts'
import { setMark } from './set-mark.ts'

export const markRoutes = [getMarkState, setMark]
