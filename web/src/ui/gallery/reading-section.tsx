import { useState } from 'react'
import { Folded } from '#web/ui/folded/folded.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Marked } from '#web/ui/marked/marked.tsx'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { ProgressRing } from '#web/ui/progress-ring/progress-ring.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { Section } from './section.tsx'
import { galleryText } from './text.ts'

export function ReadingSection() {
  const text = useText(galleryText)
  const [playing, setPlaying] = useState(1)
  const [title] = text.meetingTitles
  return (
    <Section title={text.reading}>
      <Headline title={title!} over={text.meetings} tags={<Tag kind="live">{text.live}</Tag>} />
      <div className="gallery-stack">
        <Prose text={text.dialogText} />
        <Folded>{Array(12).fill(text.dialogText).join(' ')}</Folded>
        <RichText html={`<h3>${text.meetings}</h3><ul><li>${text.dialogText}</li></ul>`} />
        <p>
          <Marked text={text.search} hits={[{ start: 0, end: 2 }]} />
        </p>
        <ProgressBar label={text.credit} share={0.4} />
        <ProgressRing share={0.4}>40%</ProgressRing>
        <PlayList
          label={text.playback}
          items={text.meetingTitles.map((each, at) => ({
            key: at + 1,
            lead: `0${at + 1}`,
            title: each,
            share: at / 2,
          }))}
          active={playing}
          onChoose={setPlaying}
        />
      </div>
      {(['open', 'passed', 'failed'] as const).map((is) => (
        <ReviewStatus
          key={is}
          is={is}
          title={text.reviewed[is]}
          reason={is === 'failed' ? text.busy : undefined}
        />
      ))}
    </Section>
  )
}
