import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The page as it stands meets WCAG 2.2 AA as far as a machine can tell. */
export async function axe(page: Page): Promise<void> {
  // There are no frames: it need not open a page of its own to put their results together.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await builder.withTags(tags).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html} (${node.failureSummary?.replaceAll('\n', ' ')})`),
  )
  expect(found).toEqual([])
}
