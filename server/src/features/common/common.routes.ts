import { upload } from './upload.ts'

export const commonRoutes = [upload]
