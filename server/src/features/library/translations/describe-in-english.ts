import type { Page } from '#kernel/pages/page.ts'
import { late } from '#kernel/replicas/late.ts'
import { selectEnglish } from './translations.queries.ts'

/** The same page, whose title and description are translated for crawlers and previews in English. */
export const describeInEnglish = (page: Page): Page => ({
  ...page,
  async describe(query, services, language) {
    const facts = await page.describe(query, services, language)
    if (!facts || language !== 'en') return facts
    const { title, description } = facts
    const english = await selectEnglish(late(services.db), [title, description])
    return {
      ...facts,
      title: english.get(title) ?? title,
      description: english.get(description) ?? description,
    }
  },
})
