import { lazy } from 'react'
import type { ComponentType } from 'react'

type FormPreview = ComponentType<{ values: Record<string, unknown> }>

/** What is shown beside the form of a resource while it is filled in. */
export const formPreviews: Record<string, FormPreview> = {
  announcements: lazy(async () => ({
    default: (await import('../messages/audience-count.tsx')).AudienceCount,
  })),
  'certificate-templates': lazy(async () => ({
    default: (await import('../meetings/certificate-preview.tsx')).CertificatePreview,
  })),
}
