import type { Quote } from '#contract/discover/answers.ts'
import type { Hit } from '#contract/discover/search.ts'
import { presentPassage } from '#server/features/library/quoted-passages/quoted-passages.present.ts'
import type { QuoteRow } from '#server/features/library/quoted-passages/quoted-passages.queries.ts'

export const presentQuote = (row: QuoteRow, hits: Hit[]): Quote => ({ ...presentPassage(row), hits })
