import type { Handler } from '#kernel/answer.ts'
import type { Page } from '#kernel/pages/page.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { commonRoutes } from './features/common/common.routes.ts'
import { homePages } from './features/home/home.pages.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { meetingRoutes } from './features/meetings/meetings.routes.ts'
import { wechatRoutes } from './features/wechat/wechat.routes.ts'

/** What the server offers: one line a feature. */
export const handlers: Handler[] = [...accountRoutes, ...homeRoutes, ...meetingRoutes, ...commonRoutes, ...wechatRoutes]

/** The pages that describe themselves to crawlers and chat previews. */
export const pages: Page[] = [...homePages]
