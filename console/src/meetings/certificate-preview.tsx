import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Spin } from 'antd'
import { useDeferredValue, useEffect, useState } from 'react'
import type { CertificateLook } from '#contract/meetings/certificates.ts'
import { useText } from '#web/ui/language.ts'
import { meetingQueries } from './queries.ts'
import { certificateText } from './text.ts'

const needed = ['issuer', 'heading', 'heading_en', 'lead', 'closing', 'closing_en', 'accent'] as const
const keys = [...needed, 'remark', 'logo', 'seal'] as const
const restMs = 400

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Undefined as long as something is missing that a certificate needs. */
function lookOf(values: Record<string, unknown>): CertificateLook | undefined {
  const look = Object.fromEntries(keys.map((key) => [key, textOf(values[key])])) as CertificateLook
  look.accent = look.accent.toLowerCase()
  const isComplete = needed.every((key) => look[key] !== '')
  return isComplete && /^#[0-9a-f]{6}$/.test(look.accent) ? look : undefined
}

/** The certificate as it would be drawn now; drawn again once somebody rests from typing. */
export function CertificatePreview({ values }: { values: Record<string, unknown> }) {
  const text = useText(certificateText)
  const current = useDeferredValue(lookOf(values))
  const [look, setLook] = useState(current)
  const wanted = JSON.stringify(current)
  useEffect(() => {
    const timer = setTimeout(
      () => setLook(wanted === undefined ? undefined : (JSON.parse(wanted) as CertificateLook)),
      restMs,
    )
    return () => clearTimeout(timer)
  }, [wanted])
  return (
    <Card size="small" title={text.preview} style={{ flex: '1 1 420px', position: 'sticky', top: 16 }}>
      {look ? <Drawn look={look} /> : text.incomplete}
    </Card>
  )
}

function Drawn({ look }: { look: CertificateLook }) {
  const text = useText(certificateText)
  const drawn = useQuery({ ...meetingQueries.certificate(look), placeholderData: keepPreviousData })
  if (drawn.error) return <p role="alert">{drawn.error.message}</p>
  if (!drawn.data) return <Spin />
  return <img src={drawn.data.picture} alt={text.alt} style={{ width: '100%' }} />
}
