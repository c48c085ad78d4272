import { Card, Flex, Image } from 'antd'
import { Link } from 'react-router'
import type { ShownFact } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { recordText } from './text.ts'
import { VideoFact } from './video-fact.tsx'

/** What a record shows besides its columns: texts, pictures, where it leads. */
export function Facts({ facts }: { facts: ShownFact[] }) {
  if (facts.length === 0) return null
  return (
    <div className="console-fact-grid">
      {facts.map((fact, at) => (
        <Card
          key={`${fact.title} ${at}`}
          className={fact.kind === 'link' ? undefined : 'console-fact-wide'}
          size="small"
          title={fact.title}
        >
          <FactValue fact={fact} />
        </Card>
      ))}
    </div>
  )
}

function FactValue({ fact }: { fact: ShownFact }) {
  const text = useText(recordText)
  switch (fact.kind) {
    case 'picture':
      return <Image src={fact.value} alt={fact.title} width={240} />
    case 'video':
      return <VideoFact address={fact.value} />
    case 'rich':
      // The server has cleaned it.
      return <div dangerouslySetInnerHTML={{ __html: fact.value }} />
    case 'change':
      return (
        <Flex gap="small" wrap align="center">
          <del>{fact.before || text.nothing}</del>
          <span aria-hidden>→</span>
          <ins>{fact.value || text.nothing}</ins>
        </Flex>
      )
    case 'link':
      return fact.to?.startsWith('/console/') ? (
        <Link to={fact.to.replace('/console', '')}>{fact.value}</Link>
      ) : (
        <a href={fact.to} target="_blank" rel="noreferrer">
          {fact.value}
        </a>
      )
    default:
      return <span style={{ whiteSpace: 'pre-wrap' }}>{fact.value || '—'}</span>
  }
}
