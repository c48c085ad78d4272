import { accountRoutes } from '#web/features/account/routes.ts'
import { homeRoutes } from '#web/features/home/routes.ts'
import type { Screen } from '#web/platform/screen.ts'

/** Every address of the app: one line a feature. */
export const screens: Screen[] = [...homeRoutes, ...accountRoutes]
