import { useState } from 'react'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Banner } from '#web/ui/banner/banner.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { PagerGrid } from '#web/ui/pager-grid/pager-grid.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { cover, logo, portrait } from './sample-pictures.ts'
import { Section } from './section.tsx'
import { galleryText } from './text.ts'

const now = new Date('2026-11-15T04:00:00Z')
const starts = ['2026-11-15 19:30', '2026-11-16 08:00', '2026-10-02 14:00']

export function HomeSection() {
  const text = useText(galleryText)
  const [subject, setSubject] = useState('0')
  const [experts, setExperts] = useState(8)
  const flags = [
    <Tag key="live" kind="live" solid>
      {text.live}
    </Tag>,
    <Tag key="notice" kind="notice" solid>
      {text.preview}
    </Tag>,
    <Tag key="playback" kind="playback" solid>
      {text.playback}
    </Tag>,
  ]
  return (
    <Section title={text.home}>
      <Tabs
        id="subject"
        label={text.home}
        active={subject}
        onChange={setSubject}
        items={text.subjects.map((label, at) => ({
          key: String(at),
          label,
          count: at === 2 ? 3 : undefined,
        }))}
      />
      <TabPanel tabsId="subject" tabKey={subject}>
        <div className="gallery-inset" style={{ paddingTop: 'var(--space-3)' }}>
          <Banner
            label={text.banners}
            items={text.meetingTitles.map((alt, at) => ({ key: at, src: cover(at), alt, href: '#meeting' }))}
          />
        </div>
        <PagerGrid
          label={text.menu}
          items={text.menuNames.map((name, at) => ({
            key: at,
            name,
            logo: at === 9 ? '/missing.png' : logo(at),
            href: '#channel',
            isNew: at === 1,
          }))}
        />
        <Strip
          label={text.experts}
          hasMore={experts < 16}
          onEnd={() => setTimeout(() => setExperts(16), 300)}
        >
          {Array.from({ length: experts }, (_, at) => (
            <Link key={at} className="gallery-expert" href="#expert">
              <Avatar src={at === 3 ? null : portrait(at)} name="" size={56} />
              {text.expertNames[at % 8]}
              <small>{text.chief}</small>
            </Link>
          ))}
        </Strip>
        {text.meetingTitles.map((title, at) => (
          <Card
            key={title}
            layout="feed"
            href="#meeting"
            media={<Picture src={at === 2 ? '/broken.jpg' : cover(at + 1)} alt="" width={320} />}
            onMedia={flags[at]}
          >
            <h3 className="gallery-title">{title}</h3>
            <MeetingMeta at={at} />
          </Card>
        ))}
        <div className="gallery-pair" style={{ paddingTop: 'var(--space-4)' }}>
          {[4, 5].map((at) => (
            <Card key={at} href="#course" media={<Picture src={cover(at)} alt="" width={320} />}>
              <h3 className="gallery-title">{text.courseTitle}</h3>
              <p className="gallery-meta">
                {at === 4 ? (
                  <span className="gallery-price">{priceText(9950)}</span>
                ) : (
                  <Tag kind="free">{text.free}</Tag>
                )}
              </p>
            </Card>
          ))}
        </div>
      </TabPanel>
    </Section>
  )
}

function MeetingMeta({ at }: { at: number }) {
  const text = useText(galleryText)
  const language = useLanguage()
  return (
    <>
      <p className="gallery-meta">{text.speaker}</p>
      <p className="gallery-meta">
        <span>{dateText(starts[at] ?? '', now, language)}</span>
        <span className="gallery-with-icon">
          <EyeIcon size="small" />
          {viewCount([10_001, 820, 256_789][at] ?? 0, language)}
        </span>
        {at < 2 && <Tag kind="credit">{text.credit}</Tag>}
      </p>
    </>
  )
}
