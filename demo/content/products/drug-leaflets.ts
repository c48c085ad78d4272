import { z } from 'zod'
import { readTexts } from '#demo/read-texts.ts'

/** What the page of a drug says, shortened and written for the demo. */
const drugLeaflet = z.strictObject({
  nameEn: z.string(),
  composition: z.string(),
  dose: z.string(),
  contraindications: z.string(),
  interactions: z.string(),
})

export type DrugLeaflet = z.infer<typeof drugLeaflet>

/** By the name of the drug. */
export const drugLeaflets = readTexts('leaflets.json', z.record(z.string(), drugLeaflet))
