import type { Db } from '#kernel/database.ts'
import { selectSetting } from '#kernel/settings.queries.ts'

export type LoginConfig = {
  user_identity: number
  verification_code: number
  password_past: number
  password_period: number
}

export const loginConfigKey = 'login-config'

export const standardLoginConfig: LoginConfig = {
  user_identity: 0,
  verification_code: 0,
  password_past: 1,
  password_period: 90,
}

export const readLoginConfig = async (db: Db): Promise<LoginConfig> => ({
  ...standardLoginConfig,
  ...(await selectSetting<Partial<LoginConfig>>(db, loginConfigKey)),
})

export const asksSlideForSms = (config: LoginConfig) => config.verification_code === 1
export const asksSlideAtLogin = (config: LoginConfig) =>
  config.verification_code === 1 && config.user_identity === 2
export const asksCodeAtLogin = (config: LoginConfig) => config.user_identity === 1
