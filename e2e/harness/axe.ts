import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  resultTypes: ['violations'],
  // Style sheets are read for one rule alone, against a locked orientation; `tools/orientation.test.ts` checks that in their sources.
  preload: false,
}

/**
 * Checks that the current page meets WCAG 2.2 AA as far as a machine can tell; with a selector, only that part of it,
 * for what opens on a page that has been checked. Beside an open dialog nothing can be reached, so that it is checked
 * alone.
 */
export async function axe(page: Page, part?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(run, { part, options })
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html} (${node.failureSummary?.replaceAll('\n', ' ')})`),
  )
  expect(found).toEqual([])
}

type Asked = { part: string | undefined; options: RunOptions }

async function run({ part, options }: Asked): Promise<AxeResults['violations']> {
  const { axe } = window as unknown as { axe: typeof axeCore }
  // What stays in view, like a player, covers what scrolls below it; at the top nothing is covered.
  const before = window.scrollY
  window.scrollTo(0, 0)
  const dialog = 'dialog:modal'
  const checked = part ?? (document.querySelector(dialog) ? dialog : undefined)
  const { violations } = await axe.run(checked ? { include: checked } : document, options)
  window.scrollTo(0, before)
  return violations
}
