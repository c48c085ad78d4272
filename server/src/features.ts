import type { Handler } from '#kernel/answer.ts'
import type { Page } from '#kernel/pages/page.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { articlePages } from './features/articles/articles.pages.ts'
import { articleRoutes } from './features/articles/articles.routes.ts'
import { commonRoutes } from './features/common/common.routes.ts'
import { coursePages } from './features/courses/courses.pages.ts'
import { courseRoutes } from './features/courses/courses.routes.ts'
import { doctorPages } from './features/doctors/doctors.pages.ts'
import { doctorRoutes } from './features/doctors/doctors.routes.ts'
import { homePages } from './features/home/home.pages.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { loginsRoutes } from './features/logins/logins.routes.ts'
import { meetingPages } from './features/meetings/meetings.pages.ts'
import { meetingRoutes } from './features/meetings/meetings.routes.ts'
import { operationPages } from './features/operations/operations.pages.ts'
import { operationRoutes } from './features/operations/operations.routes.ts'
import { passwordRoutes } from './features/password/password.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { slideRoutes } from './features/slide/slide.routes.ts'
import { verificationRoutes } from './features/verification/verification.routes.ts'
import { wechatRoutes } from './features/wechat/wechat.routes.ts'

/** What the server offers: one line a feature. */
export const handlers: Handler[] = [
  ...accountRoutes,
  ...passwordRoutes,
  ...slideRoutes,
  ...loginsRoutes,
  ...profileRoutes,
  ...verificationRoutes,
  ...homeRoutes,
  ...meetingRoutes,
  ...articleRoutes,
  ...courseRoutes,
  ...operationRoutes,
  ...doctorRoutes,
  ...commonRoutes,
  ...wechatRoutes,
]

/** The pages that describe themselves to crawlers and chat previews. */
export const pages: Page[] = [
  ...homePages,
  ...meetingPages,
  ...articlePages,
  ...coursePages,
  ...operationPages,
  ...doctorPages,
]
