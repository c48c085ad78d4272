import { useQuery } from '@tanstack/react-query'
import type { Answer, Quote } from '#contract/discover/answers.ts'
import { ForDoctors } from '#web/features/library/quoted-passages/cards/for-doctors.tsx'
import { quotePath } from '#web/paths/search.ts'
import { clock } from '#web/platform/clock.ts'
import { dayText } from '#web/ui/format/date-text.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { separated } from '#web/ui/format/separated.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Marked } from '#web/ui/marked/marked.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { answerText } from '../answer-text.ts'
import { searchQueries } from '../queries.ts'
import './answers.css'

/** What answers a question, word by word; nothing where nothing does. */
export function Answers({ keyword }: { keyword: string }) {
  const text = useText(answerText)
  const { data } = useQuery(searchQueries.answers(keyword))
  if (data?.for_doctors) return <ForDoctors title={text.title} note={text.locked} />
  if (!data || data.quotes.length === 0) return null
  return (
    <Section title={text.title}>
      <p className="answers-note">{text.professionals}</p>
      {data.joined.length > 0 && <Joined answer={data} />}
      <Quotes answer={data} />
    </Section>
  )
}

function Joined({ answer: { joined, quotes } }: { answer: Answer }) {
  const text = useText(answerText)
  return (
    <div className="answers-joined">
      <h3 className="answers-heading">{text.joined}</h3>
      {joined.map(({ words, quote_ids }) => (
        <p key={words}>
          {words}
          {quotes.map(
            (quote, at) =>
              quote_ids.includes(quote.quote_id) && (
                <Link
                  key={quote.quote_id}
                  className="answers-receipt"
                  href={quotePath(quote)}
                  aria-label={text.receipt(at + 1)}
                >
                  {at + 1}
                </Link>
              ),
          )}
        </p>
      ))}
    </div>
  )
}

/** What differs stands side by side, before the rest. */
function Quotes({ answer: { quotes, contradicting } }: { answer: Answer }) {
  const text = useText(answerText)
  const pair = contradicting[0]
  const numbered = quotes.map((quote, at) => ({ quote, number: at + 1 }))
  const opposed = numbered.filter(({ quote }) => pair?.includes(quote.quote_id))
  const others = numbered.filter((one) => !opposed.includes(one))
  return (
    <>
      {opposed.length > 0 && (
        <div className="answers-opposed">
          <h3 className="answers-heading">{text.differing}</h3>
          <ul className="answers-pair">
            {opposed.map((one) => (
              <QuoteItem key={one.number} {...one} />
            ))}
          </ul>
        </div>
      )}
      <ul className="answers-list">
        {others.map((one) => (
          <QuoteItem key={one.number} {...one} />
        ))}
      </ul>
    </>
  )
}

function QuoteItem({ quote, number }: { quote: Quote; number: number }) {
  const text = useText(answerText)
  const language = useLanguage()
  const kind = quote.source === 'transcript' ? text.said : text[quote.source]
  const section = quote.source === 'leaflet' ? text.sections[quote.heading] : quote.heading
  const place = quote.talk
    ? [quote.page > 0 ? text.page(quote.page) : '', durationText(quote.place)]
    : [section ?? '']
  const parts = [
    quote.speaker,
    quote.title,
    quote.item_title === quote.title ? '' : quote.item_title,
    quote.said_at && dayText(quote.said_at, new Date(clock.now()), language),
    ...place,
  ]
  return (
    <li className="answers-quote">
      <blockquote>
        <Marked text={quote.words} hits={quote.hits} />
      </blockquote>
      <p className="answers-source">
        <span aria-hidden="true">{number}</span> <Tag>{quote.is_guideline ? text.guideline : kind}</Tag>{' '}
        {separated(parts)}
      </p>
      <Link className="answers-open" href={quotePath(quote)} aria-label={`${text.open} ${number}`}>
        {text.open}
      </Link>
    </li>
  )
}
