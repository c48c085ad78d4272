import { loadEnglish } from '#demo/content/english/english.ts'
import type { World } from '#demo/world.ts'
import { insertTranslations, selectShownTexts } from './translations.queries.ts'

/** What the world shows is translated when all of it is there. */
export async function loadTranslations({ db }: World): Promise<void> {
  const inEnglish = await loadEnglish()
  const pairs = (await selectShownTexts(db)).flatMap(({ text }) => {
    const english = inEnglish(text)
    return english === undefined ? [] : [{ chinese: text, english }]
  })
  await insertTranslations(
    db,
    pairs.map(({ chinese }) => chinese),
    pairs.map(({ english }) => english),
  )
}
