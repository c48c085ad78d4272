import type { LoginData } from '#contract/people/account.ts'
import { defineState } from '#kernel/feature-state.ts'
import type { Context } from '#kernel/services.ts'

/** `openid` names the WeChat identity that the client means, or is empty. */
type OpenedLogin = { userId: number; openid: string }

/** Runs after a login; what it returns is added to the login's answer. */
export type LoginHook = (context: Context, login: OpenedLogin) => Promise<Partial<LoginData> | undefined>

/** Features add their hooks when they start: the account is below them all and imports none of them. */
export const loginHooks = defineState<LoginHook[]>({ open: () => [] })
