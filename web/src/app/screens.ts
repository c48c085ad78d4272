import { accountRoutes } from '#web/features/account/routes.ts'
import { commonRoutes } from '#web/features/common/routes.ts'
import { articleRoutes } from '#web/features/articles/routes.ts'
import { courseRoutes } from '#web/features/courses/routes.ts'
import { doctorRoutes } from '#web/features/doctors/routes.ts'
import { homeRoutes } from '#web/features/home/routes.ts'
import { passwordRoutes } from '#web/features/password/routes.ts'
import { slideRoutes } from '#web/features/slide/routes.ts'
import { invitationRoutes } from '#web/features/invitation/routes.ts'
import { meetingRoutes } from '#web/features/meetings/routes.ts'
import { operationRoutes } from '#web/features/operations/routes.ts'
import { personalRoutes } from '#web/features/personal/routes.ts'
import { profileRoutes } from '#web/features/profile/routes.ts'
import { verificationRoutes } from '#web/features/verification/routes.ts'
import type { Screen } from '#web/platform/screen.ts'

/** Every address of the app: one line a feature. */
export const screens: Screen[] = [
  ...homeRoutes,
  ...accountRoutes,
  ...invitationRoutes,
  ...slideRoutes,
  ...passwordRoutes,
  ...commonRoutes,
  ...articleRoutes,
  ...courseRoutes,
  ...doctorRoutes,
  ...meetingRoutes,
  ...operationRoutes,
  ...personalRoutes,
  ...profileRoutes,
  ...verificationRoutes,
]

export const screenAt = (pathname: string) =>
  screens.find((screen) => screen.path === pathname.replace(/(.)\/$/, '$1'))
