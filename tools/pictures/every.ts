import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { memberAddresses, openAddresses, passingScreens } from '../../e2e/harness/addresses.ts'
import { everyGuise } from './guises.ts'
import type { Photographer } from './photographer.ts'
import { makeSheets } from './sheets.ts'

/** The invited expert of the demo world, to whom most screens have something to show. */
const expert = '13800000005'

/** Photographs every screen in every guise, a folder for each guise; with words, the screens whose address has one. */
export async function takeEvery(photographer: Photographer, folder: string, words: string[]): Promise<void> {
  const addresses = [...openAddresses, ...memberAddresses].filter(
    (address) =>
      !passingScreens.has(address) && (words.length === 0 || words.some((word) => address.includes(word))),
  )
  for (const guise of everyGuise) {
    const into = path.join(folder, guise.name)
    await mkdir(into, { recursive: true })
    const { page, close } = await photographer.open(guise, expert)
    const files: string[] = []
    for (const [at, address] of addresses.entries()) {
      await photographer.visit(page, address)
      const name = `${String(at).padStart(3, '0')}-${address.replaceAll(/[^\w=]+/g, '_')}.png`
      files.push(path.join(into, name))
      await page.screenshot({ path: files.at(-1)! })
    }
    await close()
    const sheets = await makeSheets(files, guise, into)
    console.log(`${files.length} screens in ${into}, on ${sheets} sheets`)
  }
}
