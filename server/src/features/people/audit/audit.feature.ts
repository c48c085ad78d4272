import { defineFeature } from '#kernel/feature.ts'
import { auditResource } from './audit.console.ts'

/** Shows what the kernel has written to the audit log; nothing here writes to it. */
export const auditFeature = defineFeature({ name: 'audit', resources: [auditResource] })
