import { getWork } from './get-work.ts'

export const courseRoutes = [getWork]
