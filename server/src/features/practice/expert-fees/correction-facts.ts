import { correctionStates } from '#contract/practice/expert-fees.ts'
import { moneyText } from '#contract/wire/amount.ts'
import type { Language } from '#contract/wire/language.ts'
import type { ShownFact } from '#contract/wire/shown-resource.ts'
import { states } from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import { selectCorrections } from './corrections.queries.ts'

export const correctionStateWords = states({
  [correctionStates.toConfirm]: ['待专家确认', 'To be confirmed', 'processing'],
  [correctionStates.told]: ['已告知', 'Told'],
  [correctionStates.accepted]: ['专家已认可', 'Accepted', 'success'],
  [correctionStates.objected]: ['专家有异议', 'Objected to', 'error'],
  [correctionStates.answered]: ['已处理', 'Answered', 'success'],
})

/** What was changed about a fee since it was confirmed, with the reasons. */
export async function correctionFacts(db: Db, feeId: number, language: Language): Promise<ShownFact[]> {
  const fact = factsIn(language)
  const reversed = { zh: '冲销', en: 'reversed' }[language]
  return (await selectCorrections(db, [feeId])).flatMap((row) => {
    const amount = row.to_fen === 0 ? reversed : moneyText(row.to_fen)
    const said = [
      { title: words('更正原因', 'Why it was corrected'), text: row.reason },
      { title: words('专家异议', 'Objection'), text: row.objection },
      { title: words('答复', 'Answer'), text: row.answer },
    ]
    return [
      fact.change(words('更正', 'Correction'), moneyText(row.from_fen), amount),
      ...said.flatMap(({ title, text }) => (text === '' ? [] : [fact.text(title.zh, title.en, text)])),
    ]
  })
}
