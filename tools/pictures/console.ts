import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { menuEntries } from '#contract/console/menu.ts'
import { resourceCalls } from '#contract/console/resources.ts'
import type { ShownResource, ShownRow } from '#contract/wire/shown-resource.ts'
import { post } from '../../e2e/harness/register.ts'
import { guises } from './guises.ts'
import type { Guise } from './guises.ts'
import type { Photographer } from './photographer.ts'
import { makeSheets } from './sheets.ts'

/** The operator of the demo world who has every role. */
const operator = '13800000009'

const wide: Guise = { ...guises.desk, name: 'console-wide', width: 1440, height: 900 }
const narrow: Guise = {
  ...guises.desk,
  name: 'console-narrow',
  width: 768,
  height: 1024,
  language: 'en',
  theme: 'dark',
}

/** Photographs every screen of the console in both guises: lists, first records, new forms, and what is none of these. */
export async function takeConsole(
  photographer: Photographer,
  folder: string,
  words: string[],
): Promise<void> {
  for (const guise of [wide, narrow]) {
    const into = path.join(folder, guise.name)
    await mkdir(into, { recursive: true })
    const { page, close } = await photographer.open(guise, operator)
    await photographer.visit(page, '/console/')
    const addresses = (await consoleAddresses(page)).filter(
      (address) => words.length === 0 || words.some((word) => address.includes(word)),
    )
    const files: string[] = []
    for (const [at, address] of addresses.entries()) {
      await photographer.turnTo(page, `/console/${address}`)
      const name = `${String(at).padStart(3, '0')}-${address.replaceAll(/[^\w=]+/g, '_')}.png`
      files.push(path.join(into, name))
      await page.screenshot({ path: files.at(-1)! })
    }
    await close()
    const sheets = await makeSheets(files, guise, into)
    console.log(`${files.length} screens in ${into}, on ${sheets} sheets`)
  }
}

async function consoleAddresses(page: Page): Promise<string[]> {
  const token = (await page.evaluate(() => localStorage.getItem('token')))!
  const resources = await post<ShownResource[]>(page, resourceCalls.resources.path, {}, token)
  const addresses = ['']
  for (const entry of menuEntries) {
    addresses.push(entry)
    const resource = resources.find(({ name, is_listed }) => name === entry && is_listed)
    if (!resource) continue
    const asked = { resource: entry, filters: '{}', size: '1' }
    const ask = (at: string) =>
      post<{ rows: ShownRow[]; total: number }>(page, resourceCalls.rows.path, { ...asked, page: at }, token)
    const newest = await ask('1')
    // The oldest record of a place has the most to show.
    const { rows } = resource.parts.length > 0 && newest.total > 0 ? await ask(String(newest.total)) : newest
    const [row] = rows
    if (row) addresses.push(`${entry}/${row.id}`)
    if (resource.form?.may_create) addresses.push(`${entry}/new`)
    for (const { name } of row ? resource.parts.filter((part) => part.name !== 'overview') : [])
      addresses.push(`${entry}/${row!.id}/${name}`)
  }
  return addresses
}
