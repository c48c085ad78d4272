import { agents } from '../../e2e/harness/agents.ts'

/** As whom and on what a screen is photographed. */
export type Guise = {
  name: string
  width: number
  height: number
  language: 'zh' | 'en'
  theme: 'light' | 'dark'
  textSize: 'normal' | 'largest'
}

const phone = {
  name: 'phone',
  width: 390,
  height: 844,
  language: 'zh',
  theme: 'light',
  textSize: 'normal',
} as const
const desk = { ...phone, name: 'desk', width: 1280, height: 800 } as const

export const guises = { phone, desk }

/** What an eye has to see of every screen before it is done. */
export const everyGuise: Guise[] = [
  phone,
  { ...desk, name: 'desk-dark', theme: 'dark' },
  { ...phone, name: 'narrow-largest', width: 360, height: 740, textSize: 'largest' },
  { ...phone, name: 'english', language: 'en' },
]

export const isPhone = ({ width }: Guise) => width < 600

export const contextOf = (guise: Guise) => ({
  viewport: { width: guise.width, height: guise.height },
  isMobile: isPhone(guise),
  hasTouch: isPhone(guise),
  userAgent: isPhone(guise) ? agents.phone : agents.desk,
  locale: guise.language === 'zh' ? 'zh-CN' : 'en-GB',
  timezoneId: 'Asia/Shanghai',
  colorScheme: guise.theme,
  reducedMotion: 'reduce' as const,
  serviceWorkers: 'block' as const,
})
