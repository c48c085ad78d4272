import { defineState } from '#kernel/feature-state.ts'
import type { Services } from '#kernel/services.ts'
import type { PageRequest } from './render-screen.ts'

/** What is drawn: the address and who asks, and whether the styles stay in their files. */
export type DrawnPage = { request: PageRequest; origin: string; hasLinkedStyles?: boolean }

type DrawPage = (page: DrawnPage, services: Services) => Promise<{ html: string; isFound: boolean }>

/** How pages are drawn; nothing while the server serves none. */
export const pageDrawer = defineState<{ draw?: DrawPage }>({ open: () => ({}) })
