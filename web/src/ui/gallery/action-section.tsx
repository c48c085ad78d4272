import { useState } from 'react'
import { Badge } from '#web/ui/badge/badge.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { maskPhone } from '#web/ui/format/mask-phone.ts'
import { ClockIcon, DownloadIcon, EyeIcon, LiveIcon, PauseIcon, PlayIcon } from '#web/ui/icon/media-icons.tsx'
import {
  ArrowUpIcon,
  BackIcon,
  ChevronIcon,
  CloseIcon,
  HomeIcon,
  MoreIcon,
  SearchIcon,
} from '#web/ui/icon/navigation-icons.tsx'
import { BellIcon, HeartIcon, PhoneIcon, ShareIcon, StarIcon, UserIcon } from '#web/ui/icon/people-icons.tsx'
import {
  AlertIcon,
  CheckIcon,
  GlobeIcon,
  LockIcon,
  MoonIcon,
  OfflineIcon,
  TextSizeIcon,
} from '#web/ui/icon/state-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { Section } from './section.tsx'
import { galleryText } from './text.ts'

const icons = [
  BackIcon,
  CloseIcon,
  SearchIcon,
  MoreIcon,
  HomeIcon,
  ChevronIcon,
  ArrowUpIcon,
  PlayIcon,
  PauseIcon,
  LiveIcon,
  ClockIcon,
  EyeIcon,
  DownloadIcon,
  UserIcon,
  BellIcon,
  ShareIcon,
  StarIcon,
  HeartIcon,
  PhoneIcon,
  CheckIcon,
  AlertIcon,
  LockIcon,
  GlobeIcon,
  MoonIcon,
  TextSizeIcon,
  OfflineIcon,
]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function ActionSection() {
  const text = useText(galleryText)
  const [presses, setPresses] = useState(0)
  const kinds: [TagKind, string][] = [
    ['live', text.live],
    ['notice', text.preview],
    ['playback', text.playback],
    ['credit', text.credit],
    ['free', text.free],
    ['price', '¥99'],
    ['neutral', text.neutral],
  ]
  return (
    <>
      <Section title={text.actions}>
        <div className="gallery-stack">
          <Button
            variant="primary"
            block
            data-testid="own-progress"
            data-presses={presses}
            onClick={async () => {
              setPresses((count) => count + 1)
              await wait(1200)
              toast(text.done, 'success')
            }}
          >
            {text.primary}
          </Button>
          <Button variant="primary" block softDisabled onClick={() => toast(text.pressedUnready, 'failure')}>
            {text.unready}
          </Button>
        </div>
        <div className="gallery-wrap" style={{ paddingTop: 'var(--space-3)' }}>
          <Button>{text.plain}</Button>
          <Button variant="quiet">{text.quiet}</Button>
          <Button variant="danger">{text.danger}</Button>
          <Button disabled>{text.disabled}</Button>
          <Button variant="primary" busy>
            {text.pay}
          </Button>
          <Button variant="primary" small>
            {text.small}
          </Button>
          <Button small>
            <CheckIcon size="small" />
            {text.certified}
          </Button>
        </div>
        <div className="gallery-wrap gallery-icons">
          {icons.map((OneIcon) => (
            <OneIcon key={OneIcon.name} />
          ))}
          <StarIcon filled />
          <HeartIcon filled />
        </div>
      </Section>
      <Section title={text.tags}>
        {[false, true].map((solid) => (
          <div key={String(solid)} className="gallery-wrap">
            {kinds.map(([kind, label]) => (
              <Tag key={kind} kind={kind} solid={solid}>
                {label}
              </Tag>
            ))}
          </div>
        ))}
        <div className="gallery-wrap">
          <Badge count={0} />
          <Badge count={3} />
          <Badge count={99} />
          <Badge count={100} />
        </div>
      </Section>
      <Section title={text.rows}>
        <ListRow
          href="#certificate"
          before={<CheckIcon />}
          title={text.certificate}
          note={text.certificateNote}
          after={<Tag kind="credit">{text.certified}</Tag>}
        />
        <ListRow
          onClick={() => toast(text.messages)}
          before={<BellIcon />}
          title={text.messages}
          after={<Badge count={128} />}
        />
        <ListRow before={<PhoneIcon />} title={text.phone} after={maskPhone('13800005678')} />
      </Section>
    </>
  )
}
