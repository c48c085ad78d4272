import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * Checks that the current page meets WCAG 2.2 AA as far as a machine can tell; with a selector, only that part of it,
 * for what opens on a page that has been checked.
 */
export async function axe(page: Page, part?: string): Promise<void> {
  // What stays in view, like a player, covers what scrolls below it; at the top nothing is covered.
  const scrolled = await page.evaluate(() => {
    const before = window.scrollY
    window.scrollTo(0, 0)
    return before
  })
  // There are no frames, so axe need not open another page to merge their results.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (part) builder.include(part)
  const { violations } = await builder.withTags(tags).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html} (${node.failureSummary?.replaceAll('\n', ' ')})`),
  )
  expect(found).toEqual([])
  await page.evaluate((top) => window.scrollTo(0, top), scrolled)
}
