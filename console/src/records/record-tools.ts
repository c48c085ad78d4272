import { lazy } from 'react'
import type { ComponentType } from 'react'

type RecordTool = ComponentType<{ id: number }>

/** What the screen of a record offers beside its actions. */
export const recordTools: Record<string, RecordTool> = {
  'lecture-evidence': lazy(async () => ({
    default: (await import('../experts/evidence-upload.tsx')).EvidenceUpload,
  })),
  'expert-waits': lazy(async () => ({
    default: (await import('../experts/document-upload.tsx')).DocumentUpload,
  })),
}
