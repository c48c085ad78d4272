import type { Finding } from '../source-tree.ts'

export type ScreenValue = { path: string; title: Partial<Record<'zh' | 'en', string>> }

const list = 'web/src/app/screens.ts'

/** Every screen has an address of its own and a title in both languages. */
export function checkScreens(screens: ScreenValue[]): Finding[] {
  return screens.flatMap(({ path, title }, at) => {
    const wrong: string[] = []
    if (!/^\/[^?#\s]*$/.test(path)) wrong.push('is no address')
    if (screens.findIndex((other) => other.path === path) !== at) wrong.push('is listed twice')
    for (const language of ['zh', 'en'] as const)
      if (!title[language]?.trim()) wrong.push(`has no title in ${language}`)
    return wrong.map((message) => ({ path: list, message: `${path} ${message}` }))
  })
}
