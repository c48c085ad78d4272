import type { ReactNode } from 'react'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { browseText } from '../text.ts'

type SubjectSectionProps = { title: string; more: string; children: ReactNode }

/** A part of a subject's home that shows the beginning of a longer list. */
export function SubjectSection({ title, more, children }: SubjectSectionProps) {
  const text = useText(browseText)
  return (
    <Section
      title={title}
      aside={
        <Link href={more} className="single-subject-more" aria-label={text.moreOf(title)}>
          {text.more}
        </Link>
      }
    >
      {children}
    </Section>
  )
}
